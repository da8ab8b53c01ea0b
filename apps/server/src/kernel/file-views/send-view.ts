import { pagesHeader } from '@rxweb/contracts/shared/file-state';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../files/send-file.ts';
import type { DrawnView } from './file-views.ts';

export function sendView(reply: FastifyReply, { jpeg, pages }: DrawnView): FastifyReply {
  reply.header(pagesHeader, String(pages));
  return sendFile(reply, { type: 'image/jpeg', name: 'view.jpg', size: jpeg.length, body: jpeg });
}
