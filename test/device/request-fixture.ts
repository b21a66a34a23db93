import { request, type RequestOptions } from 'nacre/device';

/** The server of test/tools/servers/http-fixtures.mjs. */
export const HTTP = '/__http__/';

export interface Echo {
  method: string;
  headers: Record<string, string>;
  search: string;
  body: string;
  size: number;
}

/** Sends a request to a server that answers with what it was sent. */
export async function echo(options: Partial<RequestOptions>): Promise<Echo> {
  const { data } = await request({ url: `${HTTP}echo`, ...options });
  return data as Echo;
}
