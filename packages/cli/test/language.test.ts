/** In which language a command speaks: `--lang`, else the environment, else English. */

import { LANGUAGE_NAMES, languageFor } from '@sidepot/i18n/cli';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../src/args/language.js';
import { asked } from './sidepot.js';

describe('--lang', () => {
  test.each([
    ['before the command', ['--lang', 'en', 'eval', 'AsKsQsJsTs']],
    ['behind it', ['eval', 'AsKsQsJsTs', '--lang=en']],
    ['in capitals', ['--lang', 'EN', 'eval', 'AsKsQsJsTs']],
  ])('%s', async (_, args) => {
    const { code, stdout } = await asked(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Cards /);
  });

  test.each([
    [['--lang', 'xx', 'eval', 'AsKs']],
    [['eval', 'AsKs', '--lang=xx']],
    [['--lang', 'xx']],
  ])('one that there is not, with a code and the list: %j', async (args) => {
    const { code, stdout, stderr } = await asked(args);
    expect(stderr).toBe(
      `sidepot: UNKNOWN_LANGUAGE: there is no language 'xx'; there are ${LANGUAGE_NAMES.join(', ')}\n`,
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  test('without a value, and alone', async () => {
    expect((await asked(['eval', 'AsKs', '--lang'])).stderr).toMatch(/--lang <tag>.*missing/);
    expect(await asked(['--lang', 'en'])).toEqual(await asked(['--help']));
  });
});

describe('the environment', () => {
  test.each([
    [{}, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'xx_YY.UTF-8@euro' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'en_GB', LANG: 'xx' }, 'en'],
  ] as const)('%j: %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });

  test('a language that there is not is English, and no mistake', async () => {
    const { code, stdout } = await asked(['eval', 'AsKsQsJsTs'], { env: { LC_ALL: 'xx_YY' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Cards /);
  });
});

test('a tag finds its language, or one of the same family', () => {
  expect(languageFor(['xx', 'EN-gb', 'zz'])).toBe('en');
  expect(languageFor(['pt', 'de-AT'])).toBe('pt-BR');
  expect(languageFor(['x', ''])).toBeNull();
  for (const name of LANGUAGE_NAMES) expect(languageFor([name])).toBe(name);
});
