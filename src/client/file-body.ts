/** Files as a caller has them, made into the body and headers of a request. */

/** A `File` of a form has its name; anything else needs one. A stream is sent as it comes. */
export type FileInput =
  | File
  | {
      filename: string;
      data: Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;
      /** Opens an encrypted file; a tenant keeps it without. Jobs have one for all their files. */
      password?: string;
    };

interface FileBody {
  headers: Record<string, string>;
  body: Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;
  /** A stream can be sent only once. */
  repeatable: boolean;
}

export function fileBody(file: FileInput): FileBody {
  const [filename, body] = "data" in file ? [file.filename, file.data] : [file.name, file];
  const password = "data" in file ? file.password : undefined;
  return {
    headers: {
      "content-type": "application/octet-stream",
      "x-filename": encodeURIComponent(filename),
      ...(password !== undefined && { "x-password": encodeURIComponent(password) }),
    },
    body,
    repeatable: !(body instanceof ReadableStream),
  };
}

/** Several files and what is wanted of them. A stream cannot be sent so: its length is not known. */
export function formBody(files: readonly FileInput[], fields: object): FormData {
  const form = new FormData();
  const passwords = new Set(files.flatMap((file) => ("data" in file && file.password) || []));
  if (passwords.size > 1) throw new TypeError("files of one request have one password");
  for (const password of passwords) form.append("password", password);
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      form.append(name, Array.isArray(value) ? value.join(",") : String(value));
  for (const file of files) {
    const [filename, data] = "data" in file ? [file.filename, file.data] : [file.name, file];
    if (data instanceof ReadableStream)
      throw new TypeError(`${filename}: a stream cannot be sent as a job; read it into a Blob`);
    form.append("file", data instanceof Blob ? data : new Blob([data as ArrayBuffer]), filename);
  }
  return form;
}
