// Before anything is drawn: how this browser wants the page to look. `session/look.ts` goes on from there.
try {
  const look = JSON.parse(localStorage.getItem('sidepot.look') || '{}');
  for (const key of ['theme', 'felt', 'deck', 'faces', 'backs']) {
    const value = look[key];
    if (typeof value === 'string') document.documentElement.dataset[key] = value;
  }
} catch {
  // Nothing is stored, or nothing may be: the page looks as usual.
}
