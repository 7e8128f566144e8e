import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOf } from '../src/program.js';
import { asked, cleanEnv, expectSame, sidepot } from './sidepot.js';

const program = programOf(() => {});
const commands = program.commands.map((command) => command.name());
const optionsOf = ({ options }: Command): string[] =>
  options.flatMap(({ short, long }) => [short, long]).filter((name) => name !== undefined);

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-completion-'));
  const { code, stdout, stderr } = await sidepot(['completion', 'bash']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  writeFileSync(join(folder, 'bash'), stdout);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Bash would offer for the last word, by the function that the script installs. */
function offered(...words: readonly string[]): string[] {
  const script = [
    `source '${join(folder, 'bash')}'`,
    'COMP_WORDS=("$@")',
    'COMP_CWORD=$(($# - 1))',
    'set --',
    '_sidepot',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  const args = ['--noprofile', '--norc', '-u', '-c', script, 'bash', ...words];
  const text = execFileSync('bash', args, { encoding: 'utf8', env: cleanEnv() });
  return text.split('\n').filter((word) => word !== '');
}

describe.skipIf(process.platform === 'win32')('bash', () => {
  test('commands', () => {
    expect(offered('sidepot', '')).toEqual([...commands, 'help']);
    expect(offered('sidepot', 's')).toEqual(['serve', 'settle', 'stats', 'simulate']);
    expect(offered('sidepot', '--no-color', 'eq')).toEqual(['equity']);
    expect(offered('sidepot', '--v')).toEqual(['--version']);
  });

  test('the options of every command', () => {
    for (const command of program.commands) {
      const found = offered('sidepot', command.name(), '-');
      expect(found, command.name()).toEqual([
        ...optionsOf(command),
        '--no-color',
        '--lang',
        '-h',
        '--help',
      ]);
    }
  });

  test('the choices of an option, with a space or an equals sign', () => {
    expect(offered('sidepot', 'perft', '--ante-order', '')).toEqual(['ante-first', 'blind-first']);
    expect(offered('sidepot', 'eval', '--game', 'ra')).toEqual(['razz', 'razz27', 'razzdugi']);
    expect(offered('sidepot', 'eval', '--game', '=', 'sh')).toEqual(['short-deck']);
    expect(offered('sidepot', 'eval', '--game', '=')).toContain('holdem');
  });

  test('what an operand can be; where nobody can know, files', () => {
    expect(offered('sidepot', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(offered('sidepot', 'help', 'ev')).toEqual(['eval']);
    expect(offered('sidepot', 'settle', 'ha')).toEqual([]);
    expect(offered('sidepot', 'serve', '--data', 'ev')).toEqual([]);
    const installed = execFileSync(
      'bash',
      ['--norc', '-c', `source '${join(folder, 'bash')}'; complete -p sidepot`],
      { encoding: 'utf8' },
    );
    expect(installed.trim()).toBe('complete -o default -F _sidepot sidepot');
  });
});

describe.each(['zsh', 'fish'])('%s', (shell) => {
  test('names every command, option and choice', async () => {
    const { code, stdout } = await asked(['completion', shell]);
    expect(code).toBe(0);
    const part = (name: string): string =>
      shell === 'zsh'
        ? (stdout.split(`        ${name})\n`)[1]?.split(';;')[0] ?? '')
        : stdout
            .split('\n')
            .filter((line) => line.includes(`__fish_seen_subcommand_from ${name}'`))
            .join('\n');
    for (const command of program.commands) {
      expect(stdout.replaceAll('\\', '')).toContain(command.summary());
      for (const { long = '', argChoices = [] } of command.options) {
        const written = shell === 'zsh' ? `'${long}[` : `-l ${long.slice(2)} `;
        expect(part(command.name()), `${command.name()} ${long}`).toContain(written);
        expect(part(command.name())).toContain(argChoices.join(' '));
      }
    }
    expect(part('completion')).toContain('bash zsh fish');
  });
});

test('another shell is refused with the three that are known', async () => {
  const { code, stderr } = await expectSame(['completion', 'csh']);
  expect(stderr).toMatch(/^sidepot: [^\n]*bash, zsh, fish[^\n]*\n$/);
  expect(code).toBe(2);
});
