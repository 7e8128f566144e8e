import { expect, test } from 'vitest';
import { routeOf } from '../src/site/routes.js';

test.each([
  ['/', { page: 'lobby' }],
  ['/t/kf7Qm2xW9bTc', { page: 'table', table: 'kf7Qm2xW9bTc' }],
  ['/calculator', { page: 'calculator' }],
  ['/dealer', { page: 'dealer' }],
  ['/dealer/clock', { page: 'dealerClock' }],
  ['/dealer/watch/Zq3vW8sJ0hXa', { page: 'watch', share: 'Zq3vW8sJ0hXa' }],
  ['/dealer/watch/', { page: 'unknown' }],
  ['/replayer', { page: 'replayer' }],
  ['/rules', { page: 'rules' }],
  ['/t/', { page: 'badLink' }],
  ['/t/a/b', { page: 'badLink' }],
  ['/club/Zt7bQ0xW9nEa4kVs', { page: 'club', club: 'Zt7bQ0xW9nEa4kVs' }],
  ['/club/x', { page: 'unknown' }],
  ['/nowhere', { page: 'unknown' }],
])('the address %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
