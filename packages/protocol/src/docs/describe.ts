/**
 * docs/protocol.md, made of the schemas and the examples. Not part of the package's front door: it
 * is for scripts/generate-protocol-docs.mjs and the test that the page is not stale.
 */

import { z } from 'zod';
import {
  commandSchema,
  HAND_COMMAND_TYPES,
  HOST_COMMAND_TYPES,
  PLAYER_COMMAND_TYPES,
} from '../schema/commands.js';
import { ROUTES, type Route, refusalSchema, SOCKET_PATH } from '../schema/http.js';
import { clientMessageSchema, serverMessageSchema } from '../schema/messages.js';
import { refusalsOf } from '../schema/refusals.js';
import { SERVER_CODES } from '../words/codes.js';
import { MAX_FRAME_BYTES } from '../words/limits.js';
import { RUN_OUT_PAUSES } from '../words/run-out.js';
import { ROOM_DEFAULTS } from '../words/settings.js';
import { PROTOCOL_VERSION } from '../words/version.js';
import { COMMAND_EXAMPLES } from './examples/commands.js';
import {
  HAND_EVENT_EXAMPLES,
  ROOM_EVENT_EXAMPLES,
  STREAM_EXAMPLES,
  TABLE_EVENT_EXAMPLES,
} from './examples/events.js';
import { CLIENT_EXAMPLES, SERVER_EXAMPLES } from './examples/messages.js';
import { ROUTE_EXAMPLES } from './examples/routes.js';
import { fieldTable, type JsonSchema, prettyJson, tagOf, typeText, variantsOf } from './fields.js';

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });

/** What has a section of its own elsewhere on the page. */
const TOLD = ['Command', 'ClientMessage', 'ServerMessage', 'RefusalCode'];
const EVENTS = ['HandEvent', 'TableEvent', 'RoomEvent'];

const fenced = (value: unknown): string => `\`\`\`json\n${prettyJson(value)}\n\`\`\``;
const lines = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** Named types of all schemas given. */
function definitionsOf(roots: readonly JsonSchema[]): Map<string, JsonSchema> {
  const all = roots.flatMap(({ $defs = {} }) => Object.entries($defs));
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The schema itself, also where it is only a reference to a named type. */
function resolved(schema: JsonSchema, definitions: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const name = schema.$ref?.slice(schema.$ref.lastIndexOf('/') + 1);
  return (name === undefined ? undefined : definitions.get(name)) ?? schema;
}

type Examples = Readonly<Record<string, unknown>>;

/** A section for each variant of a union. */
function variants(
  schema: JsonSchema,
  key: string,
  heading: string,
  examples: Examples,
  only?: readonly string[],
): string {
  const sections = variantsOf(schema).flatMap((variant) => {
    const tag = tagOf(variant, key);
    if (only !== undefined && !only.includes(tag)) return [];
    const given = examples[tag];
    const shown = Array.isArray(given) ? given.map(fenced) : [fenced(given)];
    return [lines(`${heading} ${tag}`, variant.description, fieldTable(variant, [key]), ...shown)];
  });
  return sections.join('\n\n');
}

/** The variants of events as one table: they are many and small. */
function eventTable(schema: JsonSchema, examples: Examples): string {
  const rows = variantsOf(schema).map((variant) => {
    const tag = tagOf(variant, 'type');
    const { type: _type, ...rest } = variant.properties ?? {};
    const fields = typeText({ ...variant, properties: rest }).replaceAll('|', '\\|');
    return `| \`${tag.replaceAll(', ', '`, `')}\` | ${fields} | ${variant.description ?? ''} |`;
  });
  const shown = Object.entries(examples)
    .filter(([type]) => !['started', 'settingsChanged', 'created', 'roomChanged'].includes(type))
    .map(([, example]) => JSON.stringify(example));
  const table = ['| type | fields | about |', '|---|---|---|', ...rows].join('\n');
  return lines(table, `\`\`\`jsonl\n${shown.join('\n')}\n\`\`\``);
}

function definition(name: string, schema: JsonSchema): string {
  const options = variantsOf(schema).map(variantLine).join('\n');
  const isRecord = schema.properties !== undefined;
  const body = isRecord ? fieldTable(schema) : options || `${typeText(schema)}.`;
  return lines(`### ${name}`, schema.description, body);
}

const variantLine = (variant: JsonSchema): string => `- ${typeText(variant)}`;

interface RouteExample {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
}

/** Big answers are told by their type alone. */
const isBrief = (value: unknown): boolean => JSON.stringify(value).length < 2500;

/** The codes of the rules are too many to name: they have a page of their own. */
const refusedWith = (route: Route): string | undefined => {
  const statuses = refusalsOf(route).map(({ status, codes }) =>
    status === 422
      ? '422 a code of [errors.md](errors.md)'
      : `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`,
  );
  return statuses.length === 0 ? undefined : `Refused: ${statuses.join('; ')}.`;
};

function routeSection(route: Route, example: RouteExample): string {
  const { method, path, summary, auth, query, body, status, response } = route;
  const answer = typeof response === 'string' ? response : typeText(refOf(response));
  const needs = auth === 'identity' ? ' Needs the cookie.' : '';
  return lines(
    `### ${method} ${path}`,
    `${summary}${needs}`,
    query && `Query: ${typeText(jsonSchemaOf(query))}`,
    body && `Body: ${typeText(refOf(body))}`,
    example.body === undefined ? undefined : fenced(example.body),
    `Answer ${status}: ${answer}`,
    example.response !== undefined && isBrief(example.response)
      ? fenced(example.response)
      : undefined,
    refusedWith(route),
  );
}

/** A named type by its name; others spelt out. */
function refOf(schema: z.ZodType): JsonSchema {
  const id = schema.meta()?.id;
  return id === undefined ? jsonSchemaOf(schema) : { $ref: `#/$defs/${id}` };
}

const codeRows = (): string =>
  Object.entries(SERVER_CODES)
    .map(([code, [status, text]]) => `| \`${code}\` | ${status} | ${text} |`)
    .join('\n');

const pauseRows = (): string =>
  Object.entries(RUN_OUT_PAUSES)
    .map(
      ([speed, { reveal, street, river, pot }]) =>
        `| ${[speed, reveal, street, river, pot].join(' | ')} |`,
    )
    .join('\n');

const INTRO = `# Protocol

Version ${PROTOCOL_VERSION}. Written from the schemas of \`@sidepot/protocol\` by \`node scripts/generate-protocol-docs.mjs\`; a test fails if it is stale, and parses every example.

Server, page and bots speak JSON: over a WebSocket at \`${SOCKET_PATH}\`, or the same commands over HTTP. Whoever you are follows from your cookie, never from a message.

- **Amounts** are whole numbers of the smallest unit, from 0 to 2^53 − 1. Text, fractions and anything else are refused, never rounded.
- **Unknown fields are refused.** A field with \`?\` may be left out; it is never \`null\` unless its type says so.
- **Cards** are numbers: rank × 4 + suit, ranks 2 to A are 0 to 12, suits c d h s are 0 to 3. A card you may not see is \`null\`; a card that is not dealt is not there at all.
- **Times** are milliseconds since 1970 by the server's clock, which \`hello\` tells.
- A frame is at most ${MAX_FRAME_BYTES} bytes from a client.
- **Order.** Each table has one stream of events numbered from 1. After \`hello\` you get a \`snapshot\`, or with \`lastSeq\` the \`events\` since, if there are not too many. Apply \`patch\` to your view: each part replaces the old one, only \`chat\` is appended to and the fields of \`play\` replace those of \`hand.view\`; the \`events\` themselves are appended to \`log\`. If \`after\` is higher than your last \`seq\`, send \`resync\`.
- **Commands** are answered when they are stored: \`ack\` or \`refused\`, with the same \`key\`. If no answer comes, send the same message again with the same key.`;

export function protocolPage(): string {
  const client = jsonSchemaOf(clientMessageSchema);
  const server = jsonSchemaOf(serverMessageSchema);
  const command = jsonSchemaOf(commandSchema);
  const routes: readonly [string, Route][] = Object.entries(ROUTES);
  const routeRoots = routes.flatMap(([, { body, response }]) => [
    ...(body === undefined ? [] : [jsonSchemaOf(body)]),
    ...(typeof response === 'string' ? [] : [jsonSchemaOf(response)]),
  ]);
  const roots = [client, server, command, ...routeRoots, jsonSchemaOf(refusalSchema)];
  const definitions = definitionsOf(roots);
  const commandUnion = resolved(command, definitions);
  const commands = (only: readonly string[]): string =>
    variants(commandUnion, 'type', '###', COMMAND_EXAMPLES, only);
  const event = (name: string): JsonSchema => definitions.get(name) ?? {};
  const routeExamples: Readonly<Record<string, RouteExample>> = ROUTE_EXAMPLES;
  const named = [...definitions].filter(([name]) => ![...TOLD, ...EVENTS].includes(name));
  const page = lines(
    INTRO,
    '## From the client',
    variants(resolved(client, definitions), 'type', '### →', CLIENT_EXAMPLES),
    '## From the server',
    variants(resolved(server, definitions), 'type', '### ←', SERVER_EXAMPLES),
    '## Command',
    'What goes into the `command` of an envelope. Whose seat it is follows from who sends it.',
    '## Commands of a player',
    commands(PLAYER_COMMAND_TYPES),
    '## Commands about a hand',
    'The envelope must name the `hand`.',
    commands(HAND_COMMAND_TYPES),
    '## Commands of the host',
    commands(HOST_COMMAND_TYPES),
    '## Events',
    'An entry of the stream says what it is `of`:',
    fenced(STREAM_EXAMPLES),
    '### HandEvent',
    eventTable(event('HandEvent'), HAND_EVENT_EXAMPLES),
    '### TableEvent',
    eventTable(event('TableEvent'), TABLE_EVENT_EXAMPLES),
    '### RoomEvent',
    eventTable(event('RoomEvent'), ROOM_EVENT_EXAMPLES),
    '## HTTP',
    'An answer that is not 2xx is a [Refusal](#refusal).',
    ...routes.map(([name, route]) => routeSection(route, routeExamples[name] ?? {})),
    '## Defaults',
    'A table is made with these, where `room` leaves them out; `poker` has the defaults of the engine.',
    fenced(ROOM_DEFAULTS),
    'The pauses of a run-out, in milliseconds:',
    `| \`runOut\` | after the reveal | per street | before the river's award | per pot |\n|---|---|---|---|---|\n${pauseRows()}`,
    '## RefusalCode',
    'A code of [errors.md](errors.md) (422 over HTTP), or:',
    `| code | HTTP | meaning |\n|---|---|---|\n${codeRows()}`,
    '## Types',
    ...named.map(([name, schema]) => definition(name, schema)),
  );
  return `${page}\n`;
}
