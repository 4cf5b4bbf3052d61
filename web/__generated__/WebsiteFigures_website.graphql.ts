/**
 * @generated SignedSource<<d358e7f4d0b92026f79e5c0cb807fb3b>>
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
  readonly visits: {
    readonly count: number;
    readonly " $fragmentSpreads": FragmentRefs<"VisitCards_visits">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Conversions_website" | "LeftOutNote_website" | "RecentMeasurements_website">;
  readonly " $fragmentType": "WebsiteFigures_website";
};
export type WebsiteFigures_website$key = {
  readonly " $data"?: WebsiteFigures_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebsiteFigures_website">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
];
return {
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
      "args": (v0/*:: as any*/),
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
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "WebsiteVisits",
      "kind": "LinkedField",
      "name": "visits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VisitCards_visits"
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "Conversions_website"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "LeftOutNote_website"
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
})();

(node as any).hash = "6a732c2def573bb6edd89f3e9544661b";

export default node;
