/** OpenAPI 3.1 of the protocol's routes: its schemas are JSON Schemas already. */

import {
  PROTOCOL_VERSION,
  ROUTES,
  type Route,
  type RouteRefusal,
  refusalSchema,
  refusalsOf,
  SERVER_CODES,
} from '@sidepot/protocol';
import { COOKIE, TLS_COOKIE } from '../callers/cookie.js';
import { componentsOf, type JsonObject, type SchemaSource } from './json-schema.js';

const SECURITY = [{ cookie: [] }, { bearer: [] }];

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

/** OpenAPI of this server, with the refusals of every route by status and code. */
export function openApi(): JsonObject {
  const { schemaOf, components } = componentsOf();
  const refusal = schemaOf(refusalSchema);
  const paths: Record<string, JsonObject> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(name, route, schemaOf, refusal),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sidepot', version: String(PROTOCOL_VERSION) },
    paths,
    components: {
      schemas: components(),
      securitySchemes: {
        cookie: {
          ...{ type: 'apiKey', in: 'cookie', name: COOKIE },
          description: `Over HTTPS it is named \`${TLS_COOKIE}\`.`,
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(
  operationId: string,
  route: Route,
  schemaOf: SchemaSource,
  refusal: JsonObject,
): JsonObject {
  const { summary, auth, params, query, body, status, response } = route;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  const content =
    typeof response === 'string'
      ? Object.fromEntries(mediaTypesIn(response).map((type) => [type, {}]))
      : json(schemaOf(response));
  return {
    operationId,
    summary,
    ...(auth === 'identity' ? { security: SECURITY } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      [status]: { description: summary, content },
      ...Object.fromEntries(refusalsOf(route).map((one) => [one.status, refused(one, refusal)])),
      default: { description: 'Refused, as a newer server may.', content: json(refusal) },
    },
  };

  function parametersOf(schema: Route['params'], where: 'path' | 'query'): JsonObject[] {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(schema) as Partial<{
      properties: Record<string, JsonObject>;
      required: readonly string[];
    }>;
    return Object.entries(properties).map(([name, each]) => {
      return { name, in: where, required: required.includes(name), schema: each };
    });
  }
}

/** The codes that may come, each with its meaning. */
function refused({ status, codes }: RouteRefusal, refusal: JsonObject): JsonObject {
  const meanings = codes.flatMap((code) =>
    code in SERVER_CODES
      ? [`\`${code}\`: ${SERVER_CODES[code as keyof typeof SERVER_CODES][1]}`]
      : [],
  );
  const only = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: meanings.join('; ') || 'What the rules refuse: a code of docs/errors.md.',
    ...(status === 429 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
    content: json({ allOf: [refusal, only] }),
  };
}

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } };

/** `text/plain; OHH: application/json` → both. */
const mediaTypesIn = (text: string): readonly string[] => text.match(/\w+\/\w+/g) ?? [];
