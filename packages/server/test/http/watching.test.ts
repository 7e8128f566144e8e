import { expect, test } from 'vitest';
import { TABLE } from './fake-service.js';
import { startWorld } from './world.js';

test('/metrics is what Prometheus reads', async () => {
  const { newPerson } = await startWorld();
  const ann = await newPerson();
  const client = await ann.join();
  client.command('key-00001');
  await client.heard('ack');
  client.send('?');
  await client.heard('refused');
  await ann.get('/nowhere');
  const { headers, text } = await ann.get('/metrics');
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text.endsWith('\n')).toBe(true);
  const names = new Set<string>();
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(?:# TYPE \w+ (?:counter|gauge)|\w+(?:\{\w+="[\w.]+"\})? [0-9.e+-]+)$/);
    if (!line.startsWith('#')) names.add(line.split(' ')[0] ?? '');
  }
  expect([...names]).toEqual(expect.arrayContaining(['process_resident_memory_bytes']));
  expect([...names]).toEqual(
    expect.arrayContaining(['sidepot_event_loop_delay_seconds{quantile="0.99"}']),
  );
  expect([...names]).toContain('sidepot_event_loop_delay_seconds{quantile="1"}');
  const lines = text.split('\n');
  expect(lines).toContain('# TYPE sidepot_tables_loaded gauge');
  expect(lines).toContain('sidepot_tables_loaded 3');
  expect(lines).toContain('# TYPE sidepot_commands_total counter');
  expect(lines).toContain('sidepot_commands_total 1');
  expect(lines).toContain('sidepot_sockets 1');
  expect(lines).toContain('sidepot_socket_messages_total 3');
  expect(lines).toContain('sidepot_socket_refusals_total 1');
  expect(lines).toContain('sidepot_http_answers_total{status="2xx"} 1');
  expect(lines).toContain('sidepot_http_answers_total{status="4xx"} 1');
});

test('the log has a line for each request, and no token, cookie, link or table in any', async () => {
  const { newPerson, person, service, lines, stop } = await startWorld();
  const ann = await newPerson('Ann');
  const secrets = [ann.token];
  const { json } = await ann.post('/api/identity/link', { table: TABLE });
  const link = (json as { token: string }).token;
  const phone = person();
  await phone.post('/api/identity/claim', { token: link });
  secrets.push(link, phone.token);
  const bot = (await person().post('/api/identity', { bearer: true })).json as { token: string };
  secrets.push(bot.token);
  await person({ authorization: `Bearer ${bot.token}` }).get(`/api/tables/${TABLE}`);
  // What a confused client might put where it does not belong.
  await ann.get(`/link/${link}?token=${ann.token}`);
  await ann.get(`/api/tables/${TABLE}/events?after=${link}`);
  await ann.ask('POST', '/api/identity/claim', `{"token":"${link}`);
  const client = await ann.join();
  client.command('key-secret-1');
  await client.heard('ack');
  client.send(`{"type":"hello","token":"${link}"`);
  await client.heard('refused');
  service.failure = Object.assign(new Error('broken'), { detail: ann.token, headers: link });
  await ann.get(`/api/tables/${TABLE}`);
  client.command('key-secret-2');
  await client.closed;
  await stop();

  const log = lines.join('');
  for (const secret of [...secrets, TABLE, 'key-secret', 'cookie', 'Ann']) {
    expect(log).not.toContain(secret);
  }
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(9);
  expect(answered[0]).toMatchObject({ method: 'POST', route: '/api/identity', status: 200 });
  expect(answered.map(({ route }) => route)).toContain('unknown');
});
