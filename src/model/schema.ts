/** How schemas are built from each other: by reference, so that each resource stands once in the OpenAPI description. */
import Type, { type Static, type TSchema, type TSchemaOptions } from "typebox";

/** A reference to a schema that has its own `$id`, keeping its type. */
export function refer<T extends TSchema>(schema: T) {
  const { $id } = schema as { $id?: string };
  if (!$id) throw new Error("only a schema with an $id can be referred to");
  return Type.Unsafe<Static<T>>({ $ref: `${$id}#` });
}

/** A schema that also admits null. */
export function Nullable<T extends TSchema>(schema: T, options: TSchemaOptions = {}) {
  return Type.Union([schema, Type.Null()], options);
}

/** A string that is one of a fixed list. */
export function OneOf<const T extends readonly string[]>(values: T, options: TSchemaOptions = {}) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...values], ...options });
}
