/**
 * @generated SignedSource<<507890b78baa2955519509ebdf1124ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerformanceSummary_website$data = {
  readonly domain: string;
  readonly statistics: {
    readonly " $fragmentSpreads": FragmentRefs<"FigureCards_statistics">;
  };
  readonly " $fragmentType": "PerformanceSummary_website";
};
export type PerformanceSummary_website$key = {
  readonly " $data"?: PerformanceSummary_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceSummary_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerformanceSummary_website",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebsiteStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FigureCards_statistics"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "7c223b08c56e57bbd2485120b6ef6c24";

export default node;
