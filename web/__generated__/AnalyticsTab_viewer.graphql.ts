/**
 * @generated SignedSource<<f033094702802f52314704eb0e1c9500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsTab_viewer$data = {
  readonly shown: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebsiteFigures_website">;
  } | null | undefined;
  readonly websites: ReadonlyArray<{
    readonly domain: string;
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DelayReceipts_viewer">;
  readonly " $fragmentType": "AnalyticsTab_viewer";
};
export type AnalyticsTab_viewer$key = {
  readonly " $data"?: AnalyticsTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsTab_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "website"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "websites",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "shown",
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "website"
        }
      ],
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "website",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": [
            {
              "kind": "Variable",
              "name": "range",
              "variableName": "range"
            }
          ],
          "kind": "FragmentSpread",
          "name": "WebsiteFigures_website"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "days",
          "variableName": "days"
        }
      ],
      "kind": "FragmentSpread",
      "name": "DelayReceipts_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1c2345d183365899a9ce91155f4e698f";

export default node;
