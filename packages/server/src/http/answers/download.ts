/** Answers that a browser saves as a file. */

import type { FastifyReply } from 'fastify';
import type { TextFile } from '../../runtime/contract/types.js';

export function download(reply: FastifyReply, file: TextFile): string {
  named(reply, file);
  return file.text;
}

export function named(reply: FastifyReply, { type, name }: Omit<TextFile, 'text'>): void {
  const file = name.replace(/[^\w.-]/g, '_');
  reply.type(type).header('content-disposition', `attachment; filename="${file}"`);
}
