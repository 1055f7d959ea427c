/** The query of every route that takes a file. */
import Type from "typebox";

export const UploadQuerySchema = Type.Object({
  filename: Type.Optional(
    Type.String({ description: "The file's name, where X-Filename is not sent" }),
  ),
});
