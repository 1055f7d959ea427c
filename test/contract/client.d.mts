export class Service {
  constructor(options: {
    baseUrl: string;
    key?: string | undefined;
    others?: Record<string, string>;
    tenant?: string;
    write?: string;
  });
  readonly can: Set<string>;
  look(): Promise<void>;
}
