/**
 * @generated SignedSource<<142c07035d95a59c12dda9334036a0a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteFigures_website$data = {
  readonly id: string;
  readonly statistics: {
    readonly totalMeasurements: number;
    readonly " $fragmentSpreads": FragmentRefs<"Distributions_statistics" | "FigureCards_statistics" | "Places_statistics">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RecentMeasurements_website">;
  readonly " $fragmentType": "WebsiteFigures_website";
};
export type WebsiteFigures_website$key = {
  readonly " $data"?: WebsiteFigures_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteFigures_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebsiteFigures_website",
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
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "WebsiteStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalMeasurements",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FigureCards_statistics"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Distributions_statistics"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Places_statistics"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecentMeasurements_website"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "d9213a6f21621b0f084209ff128641c7";

export default node;
