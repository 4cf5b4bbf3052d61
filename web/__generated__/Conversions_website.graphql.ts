/**
 * @generated SignedSource<<fe12ef5ff800488483fab0b3b393d933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Conversions_website$data = {
  readonly conversions: ReadonlyArray<{
    readonly count: number;
    readonly currency: string | null | undefined;
    readonly fromLinks: number;
    readonly name: string;
    readonly proven: number;
    readonly provenValue: number | null | undefined;
    readonly value: number | null | undefined;
  }>;
  readonly id: string;
  readonly reportedConversions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly convertedAt: string;
        readonly currency: string | null | undefined;
        readonly id: string;
        readonly isCounted: boolean;
        readonly isProven: boolean;
        readonly isStruck: boolean;
        readonly name: string;
        readonly reportedId: string;
        readonly value: number | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "Conversions_website";
};
export type Conversions_website$key = {
  readonly " $data"?: Conversions_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversions_website">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
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
  "name": "Conversions_website",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "ConversionSum",
      "kind": "LinkedField",
      "name": "conversions",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromLinks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proven",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provenValue",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "WebsiteReportedConversionsConnection",
      "kind": "LinkedField",
      "name": "reportedConversions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebsiteReportedConversionsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Conversion",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reportedId",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v3/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "convertedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isProven",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isCounted",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isStruck",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reportedConversions(first:20)"
    }
  ],
  "type": "Website",
  "abstractKey": null
};
})();

(node as any).hash = "1109ed4324ca27c83f21533aa354ca77";

export default node;
