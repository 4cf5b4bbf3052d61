/**
 * @generated SignedSource<<9317424d06e24d159ae8718ef4d1aa14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueuesPanel_details$data = {
  readonly queues: ReadonlyArray<{
    readonly failed: number;
    readonly name: string;
    readonly nextAt: string | null | undefined;
    readonly ranAt: string | null | undefined;
    readonly waiting: number;
  }>;
  readonly " $fragmentType": "QueuesPanel_details";
};
export type QueuesPanel_details$key = {
  readonly " $data"?: QueuesPanel_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueuesPanel_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueuesPanel_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemQueue",
      "kind": "LinkedField",
      "name": "queues",
      "plural": true,
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
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ranAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};

(node as any).hash = "88283b8bd328a072b4a5c147cea8bce6";

export default node;
