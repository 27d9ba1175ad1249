import type { FastifyReply } from 'fastify'

/** Sends a wire value; answers that are not prepared are never stored by anyone between. */
export function sendJson(
  reply: FastifyReply,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .send(JSON.stringify(body))
}
