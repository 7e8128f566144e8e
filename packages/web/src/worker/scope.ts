/** What a service worker has that a page has not; the types of both would clash. */

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Lasting {
  readonly notification: Notification;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

export const scope = globalThis as unknown as WorkerScope;
