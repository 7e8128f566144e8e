/** OpenAPI 3.1 of the protocol's routes: its schemas are JSON Schemas already. */

import { PROTOCOL_VERSION, ROUTES, type Route, refusalSchema } from '@sidepot/protocol';
import { COOKIE } from '../cookie.js';
import { componentsOf, type JsonObject, type SchemaSource } from './json-schema.js';

const SECURITY = [{ cookie: [] }, { bearer: [] }];

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

export function openApi(): JsonObject {
  const { schemaOf, components } = componentsOf();
  const refusal = { description: 'Refused.', content: json(schemaOf(refusalSchema)) };
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
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(
  operationId: string,
  { summary, auth, params, query, body, status, response }: Route,
  schemaOf: SchemaSource,
  refusal: JsonObject,
): JsonObject {
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
    responses: { [status]: { description: summary, content }, default: refusal },
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

/** `text/plain; OHH: application/json` → both. */
const mediaTypesIn = (text: string): readonly string[] => text.match(/\w+\/\w+/g) ?? [];
