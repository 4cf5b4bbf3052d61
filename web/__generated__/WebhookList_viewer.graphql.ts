/**
 * @generated SignedSource<<043b5e4deae254f70d0e7ded211138dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookList_viewer$data = {
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
  }>;
  readonly " $fragmentType": "WebhookList_viewer";
};
export type WebhookList_viewer$key = {
  readonly " $data"?: WebhookList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebhookCard_webhook"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "afe9da8fedc10f0c85c6a537e3213a81";

export default node;
