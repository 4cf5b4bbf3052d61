/**
 * @generated SignedSource<<f42430ab4d1e05b333fa38f95568c7b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryNotice_analytics$data = {
  readonly comparedWith: {
    readonly __typename: "DayRange";
  } | null | undefined;
  readonly historyLimitedFrom: string | null | undefined;
  readonly " $fragmentType": "HistoryNotice_analytics";
};
export type HistoryNotice_analytics$key = {
  readonly " $data"?: HistoryNotice_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryNotice_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryNotice_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyLimitedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DayRange",
      "kind": "LinkedField",
      "name": "comparedWith",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "583e1f9e55b44a8b92cfb889c6f8d743";

export default node;
