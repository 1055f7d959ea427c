export const REQUESTS: Record<string, unknown>;
