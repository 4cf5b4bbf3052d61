// Dashboards as browsers keep them open: one event stream each.

/** What the dashboards of an account subscribe to: one for each of `variables`. */
export interface Dashboards {
  origin: string;
  token: string;
  query: string;
  variables: object[];
}

/** Opens dashboards; `events` tells how many events they got. */
export async function openDashboards({ origin, token, query, variables }: Dashboards) {
  const leaving = new AbortController();
  let events = 0;
  const open = async (own: object) => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query, variables: own }),
    });
    if (!response.ok) throw new Error(`no stream: ${response.status} ${await response.text()}`);
    const decoder = new TextDecoder();
    const read = async () => {
      for await (const chunk of response.body!) {
        const text = decoder.decode(chunk as Uint8Array, { stream: true });
        if (text.includes('"errors"')) throw new Error(text);
        events += text.split('event: next').length - 1;
      }
    };
    void read().catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
  };
  await Promise.all(variables.map(open));
  return { events: () => events, close: () => leaving.abort() };
}
