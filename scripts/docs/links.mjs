/** Links that lead nowhere: in the documents as they are written, and in the site as it was built. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { markdownFiles, targetOf } from './files.mjs';
import { unescapeHtml } from './html.mjs';
import { addressesOf, anchorsOf } from './markdown.mjs';

/** `docs/cli.md: rules.md#nowhere` for each of all Markdown files of the repository. */
export function brokenInSources(root, files = markdownFiles(root)) {
  const texts = new Map();
  const read = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
    return texts.get(path);
  };
  const anchors = new Map();
  const hasAnchor = (path, anchor) => {
    if (!anchors.has(path)) anchors.set(path, anchorsOf(read(path)));
    return anchors.get(path).has(decodeURIComponent(anchor));
  };
  return files.flatMap((file) =>
    addressesOf(read(file))
      .filter((address) => {
        const { kind, path, anchor } = targetOf(root, file, address);
        if (kind === 'missing') return true;
        if (kind !== 'page' || anchor === '') return false;
        return !existsSync(join(root, path)) || !hasAnchor(path, anchor);
      })
      .map((address) => `${file}: ${address}`),
  );
}

/** The same of every page of a built site; addresses of other sites are not asked. */
export function brokenInSite(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) =>
    String(file).replaceAll('\\', '/'),
  );
  const known = new Set(files);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, pageOf(readFileSync(join(folder, file), 'utf8'))]),
  );
  return [...pages].flatMap(([file, { addresses, twice }]) => [
    ...twice.map((id) => `${file}: two of #${id}`),
    ...addresses
      .filter((address) => {
        if (/^[a-z][a-z+.-]*:|^\/\//i.test(address)) return false;
        const [path = '', anchor = ''] = address.split('#');
        const target =
          path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
        if (!known.has(target)) return true;
        const page = pages.get(target);
        // Of the playground it is the hand.
        if (anchor.includes('=') || page === undefined) return false;
        return anchor !== '' && !page.ids.has(decodeURIComponent(anchor));
      })
      .map((address) => `${file}: ${address}`),
  ]);
}

function pageOf(html) {
  const found = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescapeHtml(id));
  const ids = new Set(found);
  return {
    ids,
    twice: [...ids].filter((id) => found.indexOf(id) !== found.lastIndexOf(id)),
    addresses: [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, one]) => unescapeHtml(one)),
  };
}
