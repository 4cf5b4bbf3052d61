-- What became of the rows of a list is kept by their numbers alone; the rows themselves, which may be large, are not.
UPDATE "bulk_creation" AS b SET "outcomes" = (
  SELECT jsonb_build_object(
    'created', coalesce(jsonb_agg(jsonb_build_array(o -> 'row', o -> 'urlId')) FILTER (WHERE o ? 'urlId'), '[]'),
    'refused', coalesce(jsonb_agg(jsonb_build_array(o -> 'row', o #> '{error,code}', o #> '{error,message}',
      coalesce(o #> '{error,field}', 'null'))) FILTER (WHERE NOT o ? 'urlId'), '[]'))
  FROM jsonb_array_elements(b."outcomes") AS o)
WHERE jsonb_typeof(b."outcomes") = 'array';
