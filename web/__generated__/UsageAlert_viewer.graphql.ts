/**
 * @generated SignedSource<<7dbea52f1efd54345560864a0c104e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageAlert_viewer$data = {
  readonly canUpgrade: boolean;
  readonly usage: {
    readonly clickUsagePercentage: number | null | undefined;
    readonly urlUsagePercentage: number | null | undefined;
  };
  readonly " $fragmentType": "UsageAlert_viewer";
};
export type UsageAlert_viewer$key = {
  readonly " $data"?: UsageAlert_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageAlert_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageAlert_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUpgrade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clickUsagePercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlUsagePercentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "419b00b4492e65034661e3188bed4ea7";

export default node;
