/** The query parameters of every upload route. */
import Type from "typebox";

export const UploadQuerySchema = Type.Object({
  filename: Type.Optional(
    Type.String({ description: "The file's name, where X-Filename is not sent" }),
  ),
});
