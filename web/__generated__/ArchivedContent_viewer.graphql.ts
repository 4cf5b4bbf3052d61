/**
 * @generated SignedSource<<1a173108873967dbe943326dc4a78a28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedContent_viewer$data = {
  readonly urlCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"ArchivedCards_counts">;
  };
  readonly urls: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"ArchivedList_urls">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PlanFooter_viewer">;
  readonly " $fragmentType": "ArchivedContent_viewer";
};
export type ArchivedContent_viewer$key = {
  readonly " $data"?: ArchivedContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "order"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchivedContent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UrlCounts",
      "kind": "LinkedField",
      "name": "urlCounts",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ArchivedCards_counts"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "order",
          "variableName": "order"
        },
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        },
        {
          "kind": "Literal",
          "name": "scope",
          "value": "RECOVERABLE"
        }
      ],
      "concreteType": "ShortUrlConnection",
      "kind": "LinkedField",
      "name": "urls",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ArchivedList_urls"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlanFooter_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fb19fdfefc7fbe2b11ea6b3bc3edaf29";

export default node;
