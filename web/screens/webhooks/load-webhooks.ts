import query, { type WebhooksScreenQuery } from '../../__generated__/WebhooksScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';

/** Loads the viewer's webhooks. */
export const loadWebhooks = preload<WebhooksScreenQuery>(environment, query, () => ({}));
