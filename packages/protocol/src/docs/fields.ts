/** JSON Schema as words and tables for docs/protocol.md. */

import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `#/$defs/Rake` → `Rake`. */
const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const link = (name: string): string => `[${name}](#${name.toLowerCase()})`;

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function bounds(least: number | undefined, most: number | undefined): string {
  const low = least === undefined || least === Number.MIN_SAFE_INTEGER ? undefined : least;
  const high = most === undefined || most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (low !== undefined && high !== undefined)
    return low === high ? ` ${low}` : ` ${low}–${high}`.replace(' -', ' −');
  if (low !== undefined) return ` ≥ ${low}`;
  return high === undefined ? '' : ` ≤ ${high}`;
}

export function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return link(nameIn(schema.$ref));
  if ('const' in schema) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(' or ');
  const options = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (options !== undefined) return options.filter(isSchema).map(typeText).join(' or ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return `${schema.type}${bounds(schema.minimum, schema.maximum)}`;
    case 'string':
      return stringText(schema);
    case 'array':
      return listText(schema);
    case 'object':
      return objectText(schema);
    default:
      return String(schema.type ?? 'anything');
  }
}

const ID_PATTERN = /^\^\[A-Za-z0-9_-\]\{(\d+),(\d+)\}\$$/;

function stringText({ pattern, minLength, maxLength }: JsonSchema): string {
  const [, least, most] = ID_PATTERN.exec(pattern ?? '') ?? [];
  if (least !== undefined) {
    return `string of ${least === most ? least : `${least}–${most}`} letters, digits, \`_\` or \`-\``;
  }
  if (pattern?.startsWith('^\\d')) return 'string of 1–15 digits';
  const size = bounds(minLength, maxLength);
  if (size === '') return 'string';
  return `string of${size} characters${pattern === undefined ? '' : ', one line, trimmed'}`;
}

function listText({ items, minItems, maxItems }: JsonSchema): string {
  const most = maxItems === undefined ? '' : ` (at most ${maxItems})`;
  const least = minItems === undefined ? '' : ` (at least ${minItems})`;
  return `list of ${isSchema(items) ? typeText(items) : 'anything'}${least}${most}`;
}

function objectText(schema: JsonSchema): string {
  const { properties, additionalProperties } = schema;
  if (properties === undefined) {
    return `object by ${schema.propertyNames === undefined ? 'key' : keyText(schema)}: ${isSchema(additionalProperties) ? typeText(additionalProperties) : 'anything'}`;
  }
  const fields = Object.entries(properties).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  const said = fields.map(([key, value]) => `${fieldName(schema, key)}: ${typeText(value)}`);
  return fields.length === 0 ? '{ }' : `{ ${said.join('; ')} }`;
}

const keyText = ({ propertyNames }: JsonSchema): string =>
  isSchema(propertyNames) && propertyNames.pattern !== undefined ? 'number' : 'name';

const fieldName = ({ required = [] }: JsonSchema, key: string): string =>
  `\`${key}${required.includes(key) ? '' : '?'}\``;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** One row for each field; `skip` leaves out what the heading says already. */
export function fieldTable(schema: JsonSchema, skip: readonly string[] = []): string {
  const rows = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    isSchema(value) && !skip.includes(key)
      ? [`| ${fieldName(schema, key)} | ${cell(typeText(value))} | ${cell(aboutOf(value))} |`]
      : [],
  );
  return rows.length === 0
    ? 'No fields.'
    : ['| field | type | about |', '|---|---|---|', ...rows].join('\n');
}

/** What a list is of says more than nothing. */
function aboutOf({ description, items }: JsonSchema): string {
  if (description !== undefined) return description;
  return isSchema(items) ? (items.description ?? '') : '';
}

export const variantsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema);

/** The words a variant is told by: `"fold"`, or several. */
export function tagOf({ properties }: JsonSchema, key: string): string {
  const tag = properties?.[key];
  if (!isSchema(tag)) return '';
  return (tag.enum ?? [tag.const]).map(String).join(', ');
}

const WIDTH = 100;

/** JSON for people: what fits on a line stays on it. */
export function prettyJson(value: unknown, indent = ''): string {
  const flat = flatJson(value);
  if (indent.length + flat.length <= WIDTH || typeof value !== 'object' || value === null) {
    return flat;
  }
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inner + prettyJson(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${inner}${JSON.stringify(key)}: ${prettyJson(item, inner)}`,
      );
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function flatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
