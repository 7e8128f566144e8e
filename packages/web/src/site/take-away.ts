/** Text and files that people take with them. */

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
  // Behind an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}

/** Hands a file to the browser. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
