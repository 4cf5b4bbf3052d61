/**
 * @generated SignedSource<<dd7579f50656de2c1ae683ab870c6ade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedCards_counts$data = {
  readonly expired: number;
  readonly expiring: number;
  readonly inactive: number;
  readonly limitReached: number;
  readonly total: number;
  readonly " $fragmentType": "ArchivedCards_counts";
};
export type ArchivedCards_counts$key = {
  readonly " $data"?: ArchivedCards_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedCards_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedCards_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "limitReached",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inactive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiring",
      "storageKey": null
    }
  ],
  "type": "UrlCounts",
  "abstractKey": null
};

(node as any).hash = "a579c769831b3fdffba7bace0713acbd";

export default node;
