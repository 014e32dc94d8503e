import type pg from "pg";

const square = [
  [100, 100],
  [200, 100],
  [200, 200],
  [100, 200],
];

/** Bags as the generator would make them, but for their pictures: two innocent ones and a threat of each library's categories in turn. */
export async function fillLibraries(everything: pg.Client): Promise<void> {
  const views = JSON.stringify([0, 1].map(() => ({ file: "0".repeat(64), bytes: 1, width: 1024, height: 768 })));
  await everything.query(
    `with made as (
       insert into images (library_id, kind, decision, category, bag_type, views, pool)
       select library.id, case when n % 3 = 0 then 'threat' else 'innocent' end,
              case when n % 3 > 0 then 'P' when category.name in ('guns', 'explosiveDevices') then 'R' else 'H' end,
              case when n % 3 = 0 then category.name end, 'suitcase', $1::jsonb, case when n % 2 = 0 then 'practice' else 'exam' end
         from image_libraries library, generate_series(1, 120) n,
              lateral (select library.threat_categories ->> ((n / 3) % jsonb_array_length(library.threat_categories)) as name) category
       returning id, category)
     insert into image_truths (image_id, threats)
     select id, case when category is null then '[]' else jsonb_build_array(jsonb_build_object('view', 0, 'points', $2::jsonb, 'category', category, 'name', 'Threat')) end
       from made`,
    [views, JSON.stringify(square)],
  );
}
