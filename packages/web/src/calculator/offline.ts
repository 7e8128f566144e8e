/** The calculator stays on the device after the first visit. Only in a build: a worker is in it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without one the page works as well, only not offline.
  navigator.serviceWorker
    .register('/calculator-worker.js', { scope: '/calculator' })
    .catch(() => {});
}
