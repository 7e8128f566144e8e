import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@sidepot/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectRefusal, startWorld } from './world.js';

describe('headers', () => {
  test('forbid what the page never does', async () => {
    const { person, url } = await startWorld();
    const { headers } = await person().get('/');
    const host = new URL(url).host;
    expect(headers.get('content-security-policy')?.split(';')).toEqual([
      "default-src 'self'",
      `connect-src 'self' ws://${host} wss://${host}`,
      "img-src 'self' data:",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('are on refusals too', async () => {
    const { person } = await startWorld();
    const { headers } = await person().get('/nowhere');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

describe('pages', () => {
  test.each(['/', '/t/table-0001', '/api'])('%s has words, and nothing inline', async (path) => {
    const { person } = await startWorld();
    const { status, headers, text } = await person().get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<script|<style|style=|onclick|https?:/);
    const sheet = /href="([^"]+\.css)"/.exec(text)?.[1] ?? '';
    expect((await person().get(sheet)).headers.get('content-type')).toMatch(/^text\/css/);
  });

  test('/api lists every route', async () => {
    const { person } = await startWorld();
    const { text } = await person().get('/api');
    for (const { method, path } of Object.values(ROUTES)) {
      expect(text).toContain(`<code>${method} ${path}</code>`);
    }
  });
});

describe('a built page', () => {
  async function build(): Promise<string> {
    const root = await mkdtemp(join(tmpdir(), 'sidepot-web-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const folder = join(root, 'dist');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), '<!doctype html>the table');
    await writeFile(join(folder, 'icon.svg'), '<svg/>');
    await writeFile(join(folder, 'assets/index-a1b2c3.js'), 'export {};');
    await writeFile(join(root, 'secret.txt'), 'secret');
    return folder;
  }

  test.each(['/', '/t/table-0001'])('is served at %s, checked for news each time', async (path) => {
    const { person } = await startWorld({ web: await build() });
    const { text, headers } = await person().get(path);
    expect(text).toBe('<!doctype html>the table');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  describe('as a link preview', () => {
    const HEAD =
      '<meta property="og:title" content="Sidepot" /><meta property="og:image" content="/preview.png" />';
    async function previewOf(path: string, headers?: Record<string, string>) {
      const web = await build();
      await writeFile(join(web, 'index.html'), HEAD);
      const { url, person } = await startWorld({ web });
      const answer = await person().get(path, headers);
      return { ...answer, text: answer.text.replaceAll(url, 'https://poker.example') };
    }
    const told = (title: string): string =>
      `<meta property="og:title" content="${title}" /><meta property="og:image" content="https://poker.example/preview.png" />`;

    test.each([
      ['/', 'Sidepot'],
      ['/t/table-0001', 'Tom &#38; &#34;Jo&#34;'],
      ['/t/table-0001?i=abc', 'Tom &#38; &#34;Jo&#34;'],
      ['/t/table-0001?i=old-link', 'Sidepot'],
      ['/t/table-0002', 'Sidepot'],
      ['/t/%22%3E', 'Sidepot'],
    ])('%s is called %s, with a picture at a whole address', async (path, title) => {
      const { text, headers } = await previewOf(path);
      expect(text).toBe(told(title));
      expect(headers.get('x-robots-tag')).toBe(path.startsWith('/t/') ? 'noindex' : null);
    });
  });

  test('has files that never change, and others', async () => {
    const { person } = await startWorld({ web: await build() });
    const code = await person().get('/assets/index-a1b2c3.js');
    expect(code.text).toBe('export {};');
    expect(code.headers.get('content-type')).toMatch(/javascript/);
    expect(code.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await person().get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/assets/other.js',
    '/nowhere',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('has no %s', async (path) => {
    const { person } = await startWorld({ web: await build() });
    expectRefusal(await person().get(path), 'UNKNOWN_ROUTE', 404);
  });

  test('tells people who mistyped an address, as not found', async () => {
    const { person } = await startWorld({ web: await build() });
    const { status, text } = await person().get('/nowhere', { accept: 'text/html,*/*' });
    expect(status).toBe(404);
    expect(text).toBe('<!doctype html>the table');
    const api = await person().get('/api/nowhere', { accept: 'text/html' });
    expectRefusal(api, 'UNKNOWN_ROUTE', 404);
  });
});
