/**
 * Whom the server may write to. An address comes from a browser, so it could be anything, also inside
 * of our own network: only services that are known are written to, over HTTPS and nothing else.
 */

/** Chrome, Edge and Opera; Firefox; Safari; Edge before. With all that is below these names. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

const LONGEST = 1000;

export type PushRule = (endpoint: string) => boolean;

export const pushRule =
  (hosts: readonly string[]): PushRule =>
  (endpoint) => {
    if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, username, password } = new URL(endpoint);
    return (
      protocol === 'https:' &&
      port === '' &&
      username === '' &&
      password === '' &&
      hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  };
