import { expect, test } from 'vitest';
import { routeOf } from '../src/site/routes.js';

test.each([
  ['/', { page: 'lobby' }],
  ['/t/kf7Qm2xW9bTc', { page: 'table', table: 'kf7Qm2xW9bTc' }],
  ['/calculator', { page: 'calculator' }],
  ['/dealer', { page: 'dealer' }],
  ['/dealer/clock', { page: 'dealerClock' }],
  ['/replayer', { page: 'replayer' }],
  ['/rules', { page: 'rules' }],
  ['/t/', { page: 'badLink' }],
  ['/t/a/b', { page: 'badLink' }],
  ['/nowhere', { page: 'unknown' }],
])('the address %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
