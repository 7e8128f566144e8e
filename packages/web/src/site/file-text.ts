/** The text of a file, in whichever encoding it was written. */

import { encodingOf } from '@sidepot/engine';

export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
