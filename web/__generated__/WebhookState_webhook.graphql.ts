/**
 * @generated SignedSource<<a3a5e27ebab41deac9f43d3140ca2ac5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookOffReason = "BACKLOG" | "FAILURES" | "GONE" | "OWNER";
import type { FragmentRefs } from "relay-runtime";
export type WebhookState_webhook$data = {
  readonly createdAt: string;
  readonly deliveredAt: string | null | undefined;
  readonly droppedAt: string | null | undefined;
  readonly droppedCount: number;
  readonly failingSince: string | null | undefined;
  readonly formerSecretEndsAt: string | null | undefined;
  readonly offAt: string | null | undefined;
  readonly offReason: WebhookOffReason | null | undefined;
  readonly provedAt: string | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentType": "WebhookState_webhook";
};
export type WebhookState_webhook$key = {
  readonly " $data"?: WebhookState_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookState_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "droppedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "droppedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formerSecretEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "8229ddb6969cc0b613060f9d0917f0f8";

export default node;
