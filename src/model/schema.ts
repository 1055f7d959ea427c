/** Helpers to compose schemas by reference, so that each appears once in OpenAPI. */
import Type, { type Static, type TSchema, type TSchemaOptions } from "typebox";

/** A typed reference to a schema with its own `$id`. */
export function refer<T extends TSchema>(schema: T) {
  const { $id } = schema as { $id?: string };
  if (!$id) throw new Error("only a schema with an $id can be referred to");
  return Type.Unsafe<Static<T>>({ $ref: `${$id}#` });
}

/** A schema that also allows null. */
export function Nullable<T extends TSchema>(schema: T, options: TSchemaOptions = {}) {
  return Type.Union([schema, Type.Null()], options);
}

/** A string enum. */
export function OneOf<const T extends readonly string[]>(values: T, options: TSchemaOptions = {}) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...values], ...options });
}
