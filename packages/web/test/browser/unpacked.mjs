/**
 * The browser npm brought, with the libraries and the font it needs: a bare machine has none of them.
 * Built for Linux. Unpacked once into the temporary folder.
 */

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@sparticuz/chromium';
const FONTS = 'fonts.conf';
/** Its font first, then the machine's, for signs that the one font has not. */
const MORE_FONTS = 'more-fonts.conf';
const MACHINE_FONTS = '/usr/share/fonts';
/** Only where it takes itself to be there does the package unpack its libraries. */
const CLOUD = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };

/** Tests see the same on every machine; pictures may use the fonts of this one. */
export async function unpackedChromium({ hasMoreFonts = false } = {}) {
  const kept = process.env.SIDEPOT_TEST_KEPT ?? tmpdir();
  const folder = join(kept, `sidepot-chromium-${version()}`);
  if (!existsSync(folder)) await unpackTo(folder);
  if (hasMoreFonts) writeFileSync(join(folder, MORE_FONTS), fontsIn(folder, [MACHINE_FONTS]));
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, hasMoreFonts ? MORE_FONTS : FONTS),
    },
  };
}

function version() {
  const index = createRequire(import.meta.url).resolve(PACKAGE);
  return JSON.parse(readFileSync(join(index, '..', '..', '..', 'package.json'), 'utf8')).version;
}

/** Beside it, then renamed: who finds the folder finds all of it, also when two unpack at once. */
async function unpackTo(folder) {
  const beside = mkdtempSync(`${folder}-`);
  try {
    await within({ ...CLOUD, TMPDIR: beside }, async () => {
      const { default: packed } = await import(PACKAGE);
      await packed.executablePath();
    });
    writeFileSync(join(beside, FONTS), fontsIn(folder));
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package reads its wishes from the environment, and writes there too: put back what was. */
async function within(wishes, work) {
  const before = { ...process.env };
  Object.assign(process.env, wishes);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The package's own names a folder that is not ours. */
const fontsIn = (folder, more = []) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${[join(folder, 'fonts'), ...more].map((dir) => `<dir>${dir}</dir>`).join('\n  ')}
  ${['sans-serif', 'system-ui'].map(preferred).join('\n  ')}
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

const preferred = (family) =>
  `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`;
