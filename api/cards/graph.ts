import { builder } from '../graph/builder.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { UserError } from '../common/user-error.ts';
import { addPicture } from './add-picture.ts';
import { destinationCard, type DestinationCard } from './destination-card.ts';
import { destinationCardMembers, pictureMembers, pictureWords, type Picture } from './members.ts';

const PictureType = builder.objectRef<Picture>('Picture').implement({
  description: pictureWords.picture,
  fields: (t) => ({
    ...exposedFields(pictureMembers, Object.keys(pictureMembers), {}, (name, options) =>
      t.expose(name as 'url', options as Exposed),
    ),
  }),
});

const AddPictureInput = builder.inputType('AddPictureInput', {
  description: 'A picture to add: its address, or its file.',
  fields: (t) => ({
    url: t.string({ description: pictureWords.url }),
    data: t.string({
      description: `${pictureWords.data} GraphQL requests can have at most 1 MB: send larger files to POST /api/pictures/file.`,
    }),
  }),
});

builder.mutationField('addPicture', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: PictureType,
    description: pictureWords.add,
    args: { input: t.arg({ type: AddPictureInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'picture', description: 'The picture as it is shown.' } },
    resolve: (_root, { input }, { viewer }) => addPicture(viewer, input),
  }),
);

const CardType = builder.objectRef<DestinationCard>('DestinationCard').implement({
  description: pictureWords.card,
  fields: (t) => ({
    ...exposedFields(destinationCardMembers, Object.keys(destinationCardMembers), {}, (name, options) =>
      t.expose(name as 'title', options as Exposed),
    ),
  }),
});

builder.queryField('destinationCard', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: CardType,
    description: pictureWords.readCard,
    args: { url: t.arg.string({ required: true, description: 'The destination.' }) },
    errors: { types: [UserError], dataField: { name: 'card', description: 'What the destination says of itself.' } },
    resolve: (_root, { url }, { viewer }) => destinationCard(viewer, { url }),
  }),
);
