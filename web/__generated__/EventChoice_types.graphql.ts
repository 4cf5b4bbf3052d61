/**
 * @generated SignedSource<<c96b6007fc1c20996e5131b85e2a9879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventChoice_types$data = ReadonlyArray<{
  readonly about: string;
  readonly name: string;
  readonly " $fragmentType": "EventChoice_types";
}>;
export type EventChoice_types$key = ReadonlyArray<{
  readonly " $data"?: EventChoice_types$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventChoice_types">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventChoice_types",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    }
  ],
  "type": "WebhookEventType",
  "abstractKey": null
};

(node as any).hash = "30f056e46ef04740b29ee6a428bde776";

export default node;
