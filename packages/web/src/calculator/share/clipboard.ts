/** Copies text; false if the browser does not allow it. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyOldWay(words);
  }
}

/** Without HTTPS there is no clipboard; the old way needs a selection. */
function copyOldWay(words: string): boolean {
  const area = document.createElement('textarea');
  area.value = words;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}
