/** The same reading as a command for a shell. */
export function curlCommand(origin: string, name: string, keyed: boolean): string {
  const quoted = name.replaceAll("'", "'\\''");
  return [
    `curl -sS '${origin}/chunk' \\`,
    ...(keyed ? ['  -H "Authorization: Bearer $KEY" \\'] : []),
    "  -H 'Content-Type: application/octet-stream' \\",
    `  -H 'X-Filename: ${encodeURIComponent(name).replaceAll("'", "%27")}' \\`,
    `  --data-binary '@${quoted}'`,
  ].join("\n");
}
