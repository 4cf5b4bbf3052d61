import { graphql } from 'react-relay/hooks';
import type { useAddPictureMutation } from '../../__generated__/useAddPictureMutation.graphql';
import { MAX_PICTURE_BYTES } from '../../input-limits.ts';
import { useVerb } from '../../relay/useVerb.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { WordedError } from '../../session/request-error.ts';

/** Adds a picture from a file and resolves to its id; goes to the REST door, which takes more at once. Throws RequestError. */
export async function addPictureFile(file: File): Promise<string> {
  if (file.size > MAX_PICTURE_BYTES) throw new WordedError('Please choose a picture of at most 5 MB.');
  const headers = { 'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream' };
  const call = authorizedFetch('/api/pictures/file', { method: 'POST', body: file, headers });
  const { id } = (await (await succeeded(call)).json()) as { id: string };
  return id;
}

/** Adds the picture at an address and resolves to its id; rejects with why not. */
export function useAddPicture() {
  const add = useVerb<useAddPictureMutation>(graphql`
    mutation useAddPictureMutation($input: AddPictureInput!) {
      addPicture(input: $input) {
        __typename
        ... on AddPictureSuccess {
          picture {
            id
          }
        }
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async (url: string): Promise<string> => (await add({ input: { url } })).picture.id;
}
