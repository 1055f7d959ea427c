/** A file as a caller has it, made into the body and headers of an upload. */

/** A `File` of a form has its name; anything else needs one. A stream is sent as it comes. */
export type FileInput =
  | File
  | {
      filename: string;
      data: Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array>;
      /** Opens an encrypted file; not for files that a tenant keeps. */
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
