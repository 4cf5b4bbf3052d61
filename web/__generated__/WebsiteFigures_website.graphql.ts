/**
 * @generated SignedSource<<62e9cf8b9bf10b4d348bb0d09fe3bde5>>
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
    readonly " $fragmentSpreads": FragmentRefs<"Distributions_statistics" | "FigureCards_statistics" | "Places_statistics" | "QualityMap_statistics">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QualityMap_statistics"
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

(node as any).hash = "9d3c7da7c481c51995a5f79b0e875023";

export default node;
