import { describe, expect, test } from 'vitest';
import { isLoopback } from '../src/index.js';

describe('issue 16, 13: which addresses lead to the machine itself', () => {
  test.each(['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]'])(
    '%s does',
    (host) => expect(isLoopback(host)).toBe(true),
  );
  test.each(['0.0.0.0', '::', '192.168.1.7', 'localhost.example', '127.example', '1127.0.0.1', ''])(
    '%s does not',
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
