/**
 * @generated SignedSource<<f8a5184b9c05423442ee9a2e548433c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookCard_webhook$data = {
  readonly description: string | null | undefined;
  readonly events: ReadonlyArray<string>;
  readonly id: string;
  readonly isActive: boolean;
  readonly provedAt: string | null | undefined;
  readonly url: string;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_webhook">;
  readonly " $fragmentType": "WebhookCard_webhook";
};
export type WebhookCard_webhook$key = {
  readonly " $data"?: WebhookCard_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookCard_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookState_webhook"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "5b9a1ef12c7c947037c8d44a40f8a347";

export default node;
