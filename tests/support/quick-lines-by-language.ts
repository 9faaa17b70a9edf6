import { PEOPLE } from "#tests/support/quick-lines.ts";

/** The members of the family that types these lines. */
export const PEOPLE_ABROAD = [...PEOPLE, { id: 6, name: "Jörg" }] as const;

/**
 * Lines of quick add in the reader's language with their meaning, in the notation of `LINES`, at the same hour. Many
 * have words with another meaning in another language or position ("Do", "mar", "jeu", "sun"), which stay in the title.
 */
export const LINES_BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: `
Musikschule jeden 2. Mittwoch 14 Uhr => Musikschule | 2026-11-25 | 14:00-15:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
Vorlesen jeden Abend 19 Uhr => Vorlesen | 2026-11-22 | 19:00-20:00 | FREQ=DAILY
Ausflug Samstag 9 Uhr für Ella, Noah und Tom => Ausflug | 2026-11-28 | 09:00-10:00 | +Ella+Noah+Tom
Klavier Sa 17 Uhr wöchentlich Ella                           => Klavier | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA | +Ella
Klavier sa 17 uhr woechentlich ella                          => Klavier | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA | +Ella
Zahnarzt morgen 9:30 Noah                                    => Zahnarzt | 2026-11-23 | 09:30-10:30 | +Noah
Zahnarzt um halb acht                                        => Zahnarzt | 2026-11-23 | 07:30-08:30
Zahnarzt Dienstag um Viertel nach sieben                     => Zahnarzt | 2026-11-24 | 07:15-08:15
Zahnarzt übermorgen um 15 Uhr                                => Zahnarzt | 2026-11-24 | 15:00-16:00
Zahnarzt uebermorgen 15:30 Uhr                               => Zahnarzt | 2026-11-24 | 15:30-16:30
Fußball jeden zweiten Dienstag 17–18:30 Uhr                  => Fußball | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Elternabend am 3.4. um 19 Uhr                                => Elternabend | 2027-04-03 | 19:00-20:00
Elternabend 3. April 19:30                                   => Elternabend | 2027-04-03 | 19:30-20:30
Essen So 12 Uhr bei Oma                                      => Essen | 2026-11-29 | 12:00-13:00 | @Oma
Schwimmen Mi 16 Uhr im Hallenbad                             => Schwimmen | 2026-11-25 | 16:00-17:00 | @Hallenbad
Schwimmen ab Montag 16 Uhr wöchentlich                       => Schwimmen | 2026-11-23 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=MO
Turnen Mo und Do 15:30-16:30 Ella                            => Turnen | 2026-11-23 | 15:30-16:30 | FREQ=WEEKLY;BYDAY=MO,TH | +Ella
Turnen Mo, Mi, Fr 15 Uhr                                     => Turnen | 2026-11-23 | 15:00-16:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Kino Samstagabend 20 Uhr                                     => Kino | 2026-11-28 | 20:00-21:00
Kino heute Abend 8                                           => Kino | 2026-11-22 | 20:00-21:00
Mülltonne alle 2 Wochen am Mittwoch                          => Mülltonne | 2026-11-25 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
Mülltonne mittwochs alle zwei Wochen                         => Mülltonne | 2026-11-25 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=WE
Familienrat alle So 16 Uhr                                   => Familienrat | 2026-11-22 | 16:00-17:00 | everyone
alle Kinder baden Sa                                         => alle Kinder baden | 2026-11-28 | all day
Do Re Mi Konzert Sa 17 Uhr                                   => Do Re Mi Konzert | 2026-11-28 | 17:00-18:00
Do it yourself Kurs Fr 18 Uhr                                => Do it yourself Kurs | 2026-11-27 | 18:00-19:00
So viel zu tun                                               => So viel zu tun
Urlaub 5.-8. Dezember                                        => Urlaub | 2026-12-05..2026-12-08 | all day
Urlaub vom 24.12. bis 3.1.                                   => Urlaub | 2026-12-24..2027-01-03 | all day
Urlaub 24.-26.12.                                            => Urlaub | 2026-12-24..2026-12-26 | all day
Ferien vom 5. bis 8. Dezember in Italien                     => Ferien | 2026-12-05..2026-12-08 | all day | @Italien
Ballett dienstags 16:15-17 Uhr bis 18. Juni                  => Ballett | 2026-11-24 | 16:15-17:00 | FREQ=WEEKLY;BYDAY=TU | until 2027-06-18
Miete am 1. jeden Monats                                     => Miete | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Buchclub jeden zweiten Dienstag im Monat um 20 Uhr           => Buchclub | 2026-12-08 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=2TU
Buchclub letzter Freitag im Monat 20 Uhr                     => Buchclub | 2026-11-27 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=-1FR
Gitarre Mi 16 Uhr 45 Min lang                                => Gitarre | 2026-11-25 | 16:00-16:45
Gitarre Mi 16 Uhr für eine halbe Stunde                      => Gitarre | 2026-11-25 | 16:00-16:30
Sport in drei Tagen                                          => Sport | 2026-11-25 | all day
Sport nächsten Dienstag                                      => Sport | 2026-11-24 | all day
Sport nächste Woche Dienstag 17 Uhr                          => Sport | 2026-11-24 | 17:00-18:00
Schule Mo-Fr 8:15                                            => Schule | 2026-11-23 | 08:15-09:15 | FREQ=DAILY | until 2026-11-27
Montagsmaler Fr 18 Uhr                                       => Montagsmaler | 2026-11-27 | 18:00-19:00
Maibaum aufstellen 30. April 14 Uhr                          => Maibaum aufstellen | 2027-04-30 | 14:00-15:00
samstags Markt 10 Uhr                                        => Markt | 2026-11-28 | 10:00-11:00 | FREQ=WEEKLY;BYDAY=SA
Grillen am Wochenende                                        => Grillen | 2026-11-28..2026-11-29 | all day
Besuch von Oma Samstag früh                                  => Besuch von Oma früh | 2026-11-28 | all day
Kindergeburtstag Sa 15 bis 18 Uhr bei Lena                   => Kindergeburtstag | 2026-11-28 | 15:00-18:00 | @Lena
Oma Geburtstag jedes Jahr am 3. März                         => Oma Geburtstag | 2027-03-03 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
Tabletten täglich 8 Uhr 10 mal                               => Tabletten | 2026-11-23 | 08:00-09:00 | FREQ=DAILY;COUNT=10
Elternabend 5. Klasse Mi 19 Uhr                              => Elternabend 5. Klasse | 2026-11-25 | 19:00-20:00
Klavier für Ella und Noah Fr 10 Uhr                          => Klavier | 2026-11-27 | 10:00-11:00 | +Ella+Noah
Mama Yoga Di abends 8                                        => Mama Yoga | 2026-11-24 | 20:00-21:00
Arzt um drei                                                 => Arzt | 2026-11-22 | 15:00-16:00
Konzert zehn nach acht                                       => Konzert | 2026-11-23 | 08:10-09:10
Training 18 Uhr abends Do                                    => Training | 2026-11-26 | 18:00-19:00
Flug 6 Uhr morgens 24.12.                                    => Flug | 2026-12-24 | 06:00-07:00
Ausflug ganztägig Sa                                         => Ausflug | 2026-11-28 | all day
Urlaub Sa für 2 Wochen                                       => Urlaub | 2026-11-28..2026-12-11 | all day
Treffen Fr 17:00 mit Jörg                                    => Treffen | 2026-11-27 | 17:00-18:00 | +Jörg
Treffen Fr 17:00 mit Joerg                                   => Treffen | 2026-11-27 | 17:00-18:00 | +Jörg
Kurs alle 3 Tage                                             => Kurs | 2026-11-22 | all day | FREQ=DAILY;INTERVAL=3
Nachtschicht Mo 22-6 Uhr                                     => Nachtschicht | 2026-11-23..2026-11-24 | 22:00-06:00
Übernachtung Fr 18 Uhr bis Sa 10 Uhr bei Tim                 => Übernachtung | 2026-11-27..2026-11-28 | 18:00-10:00 | @Tim
Sa                                                           => Sa | 2026-11-28 | all day
may sun sat at Fr                                            => may sun sat at | 2026-11-27 | all day
Fußballtraining Dienstag und Donnerstag 17:00 bis 18:30 Noah => Fußballtraining | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU,TH | +Noah
Kinderarzt Ella Mittwoch 10.15 Uhr                           => Kinderarzt | 2026-11-25 | 10:15-11:15 | +Ella
Zahnarzt 15. Dezember um 8:45                                => Zahnarzt | 2026-12-15 | 08:45-09:45
Kita-Fest Samstag, 12.12., 14–17 Uhr                         => Kita-Fest | 2026-12-12 | 14:00-17:00
Weihnachtsfeier am 18.12. ab 18 Uhr in der Schule            => Weihnachtsfeier | 2026-12-18 | 18:00-19:00 | @Schule
Müll rausbringen jeden Donnerstag                            => Müll rausbringen | 2026-11-26 | all day | FREQ=WEEKLY;BYDAY=TH
Papiertonne alle vier Wochen freitags                        => Papiertonne | 2026-11-27 | all day | FREQ=WEEKLY;INTERVAL=4;BYDAY=FR
Musikschule jeden Mittwoch von 15 bis 15:45 Uhr              => Musikschule | 2026-11-25 | 15:00-15:45 | FREQ=WEEKLY;BYDAY=WE
Oma besuchen am Sonntag um drei                              => Oma besuchen | 2026-11-22 | 15:00-16:00
Schwimmkurs montags 16:30-17:15 bis 20. März                 => Schwimmkurs | 2026-11-23 | 16:30-17:15 | FREQ=WEEKLY;BYDAY=MO | until 2027-03-20
Yoga Mo 19h                                                  => Yoga | 2026-11-23 | 19:00-20:00
Chor donnerstags um halb sieben                              => Chor | 2026-11-26 | 18:30-19:30 | FREQ=WEEKLY;BYDAY=TH
Klassenfahrt 7.-11. Juni                                     => Klassenfahrt | 2027-06-07..2027-06-11 | all day
Urlaub an der Ostsee 1. bis 14. August                       => Urlaub | 2027-08-01..2027-08-14 | all day | @Ostsee
Elternsprechtag am 3. Februar 2027 um 16:20 Uhr              => Elternsprechtag | 2027-02-03 | 16:20-17:20
Geburtstag von Opa am 12. Mai jährlich                       => Geburtstag von Opa | 2027-05-12 | all day | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
TÜV in 2 Wochen                                              => TÜV | 2026-12-06 | all day
Impfung nächsten Montag 9 Uhr                                => Impfung | 2026-11-23 | 09:00-10:00
Grillen mit Tom heute um sieben                              => Grillen | 2026-11-22 | 07:00-08:00 | +Tom
Frühstück mit Noah morgen früh um 9                          => Frühstück | 2026-11-23 | 09:00-10:00 | +Noah
Tanzen Ella freitags 15-16 Uhr im Gemeindehaus               => Tanzen | 2026-11-27 | 15:00-16:00 | FREQ=WEEKLY;BYDAY=FR | +Ella | @Gemeindehaus
Flohmarkt Sonntag 8-13 Uhr                                   => Flohmarkt | 2026-11-29 | 08:00-13:00
Essen bei Jörg Samstag 19 Uhr                                => Essen | 2026-11-28 | 19:00-20:00 | @Jörg
Handwerker zwischen 8 und 10 Uhr am Montag                   => Handwerker | 2026-11-23 | 08:00-10:00
Babysitter Fr 19:30 bis 23 Uhr                               => Babysitter | 2026-11-27 | 19:30-23:00
Nachhilfe Mathe jeden Di 16-17 Uhr                           => Nachhilfe Mathe | 2026-11-24 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=TU
Spieleabend jeden letzten Freitag im Monat um 20 Uhr         => Spieleabend | 2026-11-27 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=-1FR
Miete monatlich am 1.                                        => Miete | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Auto waschen jeden zweiten Samstag                           => Auto waschen | 2026-11-28 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
Laternenumzug 11.11. 17 Uhr                                  => Laternenumzug | 2027-11-11 | 17:00-18:00
Kinderturnen Mi 15:30 1 Stunde                               => Kinderturnen | 2026-11-25 | 15:30-16:30
Putzen alle zwei Wochen Fr 9 Uhr                             => Putzen | 2026-11-27 | 09:00-10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Papa Dienstreise Mo bis Mi                                   => Papa Dienstreise | 2026-11-23..2026-11-25 | all day
Ferien ab 22.12. bis 6.1.                                    => Ferien | 2026-12-22..2027-01-06 | all day
Friseur Ella Do 14 Uhr 30 Min                                => Friseur | 2026-11-26 | 14:00-14:30 | +Ella
Ella Reiten sonntags 11 Uhr                                  => Reiten | 2026-11-29 | 11:00-12:00 | FREQ=WEEKLY;BYDAY=SU | +Ella
Elternabend Klasse 3b Di 19:30                               => Elternabend Klasse 3b | 2026-11-24 | 19:30-20:30
Schulfrei Freitag                                            => Schulfrei | 2026-11-27 | all day
Theater Sa Viertel vor acht                                  => Theater | 2026-11-28 | 07:45-08:45
Arzttermin Montag früh um 8                                  => Arzttermin | 2026-11-23 | 08:00-09:00
Kuchen backen Sonntagnachmittag                              => Kuchen backen Sonntagnachmittag | 2026-11-22 | all day
Training Mo+Mi 18 Uhr                                        => Training | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO,WE
Ausflug Sa/So                                                => Ausflug | 2026-11-28..2026-11-29 | all day
Vorsorge U9 am 4. Januar 10 Uhr bei Dr. Müller               => Vorsorge U9 | 2027-01-04 | 10:00-11:00 | @Dr. Müller
Babyschwimmen jeden Freitag 10 Uhr 8 mal                     => Babyschwimmen | 2026-11-27 | 10:00-11:00 | FREQ=WEEKLY;COUNT=8;BYDAY=FR
Konferenz am 5.12.2026 um 14:00 Uhr für 2 Stunden            => Konferenz | 2026-12-05 | 14:00-16:00
Eislaufen So nachmittags um 3                                => Eislaufen | 2026-11-22 | 15:00-16:00
Kino Freitagabend um 8 mit Ella und Noah                     => Kino | 2026-11-27 | 20:00-21:00 | +Ella+Noah
Blumen gießen täglich                                        => Blumen gießen | 2026-11-22 | all day | FREQ=DAILY
Großputz am Samstag den 5.12. um 9 Uhr alle                  => Großputz | 2026-12-05 | 09:00-10:00 | everyone
Wandern am Sonntag ganztägig                                 => Wandern | 2026-11-22 | all day
Abendessen heute 18:30 Uhr bei Oma und Opa                   => Abendessen | 2026-11-22 | 18:30-19:30 | @Oma und Opa
Mo Mathe Arbeit                                              => Mathe Arbeit | 2026-11-23 | all day
Fr. Müller anrufen Di                                        => Fr. Müller anrufen | 2026-11-24 | all day
Di Mi Do Homeoffice                                          => Homeoffice | 2026-11-24..2026-11-26 | all day
So einen Tag Sa                                              => So einen Tag | 2026-11-28 | all day
Nachtisch für alle Fr                                        => Nachtisch | 2026-11-27 | all day | everyone
Rede zum Mittag am Fr                                        => Rede zum Mittag | 2026-11-27 | all day
Mi casa Tanzkurs Fr 19 Uhr                                   => Mi casa Tanzkurs | 2026-11-27 | 19:00-20:00
Halbmarathon So 9 Uhr                                        => Halbmarathon | 2026-11-29 | 09:00-10:00
Viertelfinale Sa 18 Uhr                                      => Viertelfinale | 2026-11-28 | 18:00-19:00
Bis bald Party Fr                                            => Bis bald Party | 2026-11-27 | all day
Achtung Probe Di 17 Uhr                                      => Achtung Probe | 2026-11-24 | 17:00-18:00
Der 5. Geburtstag von Mia am 12. Dezember                    => Der 5. Geburtstag von Mia | 2026-12-12 | all day
Um die Ecke denken Mo 18 Uhr                                 => Um die Ecke denken | 2026-11-23 | 18:00-19:00
Drei Haselnüsse für Aschenbrödel So 15 Uhr                   => Drei Haselnüsse für Aschenbrödel | 2026-11-22 | 15:00-16:00
Mit 66 Jahren Party Sa                                       => Mit 66 Jahren Party | 2026-11-28 | all day
Ab in den Süden Sa                                           => Ab in den Süden | 2026-11-28 | all day
Tag der offenen Tür Sa 10-14 Uhr                             => Tag der offenen Tür | 2026-11-28 | 10:00-14:00
Stunde der Wintervögel So 9 Uhr                              => Stunde der Wintervögel | 2026-11-29 | 09:00-10:00
Einer für alle Fr                                            => Einer für alle | 2026-11-27 | all day
Rosenmontag 8. Februar                                       => Rosenmontag | 2027-02-08 | all day
Acht Freunde Mo 18 Uhr                                       => Acht Freunde | 2026-11-23 | 18:00-19:00
Morgenkreis Mi 8 Uhr                                         => Morgenkreis | 2026-11-25 | 08:00-09:00
Am Ende der Nacht Film Fr 20 Uhr                             => Am Ende der Nacht Film | 2026-11-27 | 20:00-21:00
Party Sa 20-24 Uhr                                           => Party | 2026-11-28..2026-11-29 | 20:00-00:00
Freizeit Fr 18 Uhr bis So 12 Uhr                             => Freizeit | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  fr: `
Lecture avec Ella tous les soirs à 19h => Lecture | 2026-11-22 | 19:00-20:00 | FREQ=DAILY | +Ella
Piano sam 17h hebdomadaire Ella                              => Piano | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA | +Ella
Piano samedi 17h30 toutes les semaines Ella                  => Piano | 2026-11-28 | 17:30-18:30 | FREQ=WEEKLY;BYDAY=SA | +Ella
Dentiste mardi 17h30                                         => Dentiste | 2026-11-24 | 17:30-18:30
Dentiste demain à 9h30 Noah                                  => Dentiste | 2026-11-23 | 09:30-10:30 | +Noah
Dentiste après-demain 15h                                    => Dentiste | 2026-11-24 | 15:00-16:00
Dentiste apres demain à 15 h 30                              => Dentiste | 2026-11-24 | 15:30-16:30
Foot tous les mardis 17h-18h30                               => Foot | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU
Foot mardi de 17h à 18h30                                    => Foot | 2026-11-24 | 17:00-18:30
Danse mercredi de 9h à 11h Ella                              => Danse | 2026-11-25 | 09:00-11:00 | +Ella
Judo un mardi sur deux 18h                                   => Judo | 2026-11-24 | 18:00-19:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Poubelles tous les 2 jours                                   => Poubelles | 2026-11-22 | all day | FREQ=DAILY;INTERVAL=2
Poubelles un jeudi sur deux                                  => Poubelles | 2026-11-26 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TH
Réunion le 3 avril 19h                                       => Réunion | 2027-04-03 | 19:00-20:00
Réunion 3/4 à 19h                                            => Réunion | 2027-04-03 | 19:00-20:00
Réunion le 1er mai                                           => Réunion | 2027-05-01 | all day
Déjeuner dimanche midi chez Mamie                            => Déjeuner | 2026-11-29 | 12:00-13:00 | @Mamie
Natation mercredi 14h à la piscine                           => Natation | 2026-11-25 | 14:00-15:00 | @piscine
Match samedi 15h au stade                                    => Match | 2026-11-28 | 15:00-16:00 | @stade
Spectacle à l'école vendredi 18h                             => Spectacle | 2026-11-27 | 18:00-19:00 | @école
Gâteau au chocolat samedi 15h                                => Gâteau au chocolat | 2026-11-28 | 15:00-16:00
Jeu de société samedi 20h                                    => Jeu de société | 2026-11-28 | 20:00-21:00
Soirée jeu samedi 20h                                        => Soirée jeu | 2026-11-28 | 20:00-21:00
Vacances du 5 au 8 décembre                                  => Vacances | 2026-12-05..2026-12-08 | all day
Vacances du 24/12 au 3/1                                     => Vacances | 2026-12-24..2027-01-03 | all day
Vacances du 28 décembre au 3 janvier                         => Vacances | 2026-12-28..2027-01-03 | all day
Gym lundi et jeudi 18h30                                     => Gym | 2026-11-23 | 18:30-19:30 | FREQ=WEEKLY;BYDAY=MO,TH
Gym lun mer ven 18h                                          => Gym | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Gym tous les lundis et jeudis à 18h                          => Gym | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO,TH
Cinéma ce soir 20h                                           => Cinéma | 2026-11-22 | 20:00-21:00
Réveil demain matin 7h                                       => Réveil | 2026-11-23 | 07:00-08:00
Dîner samedi soir 20h                                        => Dîner | 2026-11-28 | 20:00-21:00
Dîner vendredi à 8h du soir                                  => Dîner | 2026-11-27 | 20:00-21:00
Dentiste à sept heures et demie                              => Dentiste | 2026-11-23 | 07:30-08:30
Dentiste à huit heures moins le quart                        => Dentiste | 2026-11-23 | 07:45-08:45
Guitare mercredi 16h pendant 45 min                          => Guitare | 2026-11-25 | 16:00-16:45
Guitare mercredi 16h durant une demi-heure                   => Guitare | 2026-11-25 | 16:00-16:30
Loyer le 1er de chaque mois                                  => Loyer | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Club de lecture le deuxième mardi du mois 20h                => Club de lecture | 2026-12-08 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=2TU
Apéro dernier vendredi du mois 19h                           => Apéro | 2026-11-27 | 19:00-20:00 | FREQ=MONTHLY;BYDAY=-1FR
Sport dans trois jours                                       => Sport | 2026-11-25 | all day
Sport mardi prochain                                         => Sport | 2026-11-24 | all day
École du lundi au vendredi 8h30                              => École | 2026-11-23 | 08:30-09:30 | FREQ=DAILY | until 2026-11-27
Danse mardi 17h jusqu'au 18 juin                             => Danse | 2026-11-24 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=TU | until 2027-06-18
Piano à partir du 7 janvier tous les lundis 16h              => Piano | 2027-01-11 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=MO
Réunion de famille tout le monde dimanche 16h                => Réunion de famille | 2026-11-22 | 16:00-17:00 | everyone
tous les enfants à table samedi                              => tous les enfants à table | 2026-11-28 | all day
Anniversaire de Mamie tous les 3 mars                        => Anniversaire de Mamie | 2027-03-03 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
Médicaments tous les jours à 8h 10 fois                      => Médicaments | 2026-11-23 | 08:00-09:00 | FREQ=DAILY;COUNT=10
Un pour tous samedi                                          => Un pour tous | 2026-11-28 | all day
Le Petit Prince samedi 15h                                   => Le Petit Prince | 2026-11-28 | 15:00-16:00
Mon sun may mar sat                                          => Mon sun may mar sat
Tarte aux pommes dimanche                                    => Tarte aux pommes | 2026-11-22 | all day
Fête à Paris samedi 15h                                      => Fête | 2026-11-28 | 15:00-16:00 | @Paris
Tennis mercredi 14h-15h30 avec Noah                          => Tennis | 2026-11-25 | 14:00-15:30 | +Noah
Courses pour Ella et Noah samedi 10h                         => Courses | 2026-11-28 | 10:00-11:00 | +Ella+Noah
Concert samedi 12 décembre 20h30                             => Concert | 2026-12-12 | 20:30-21:30
Sortie toute la journée samedi                               => Sortie | 2026-11-28 | all day
Chapitre 4-6 vendredi                                        => Chapitre 4-6 | 2026-11-27 | all day
Yoga le mardi et le jeudi 18h                                => Yoga | 2026-11-24 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=TU,TH
Garde un week-end sur deux                                   => Garde | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU
Cours de 17 à 18h30 lundi                                    => Cours | 2026-11-23 | 17:00-18:30
mar 17h foot                                                 => foot | 2026-11-24 | 17:00-18:00
Entraînement de foot mardi et jeudi 17h à 18h30 Noah         => Entraînement de foot | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU,TH | +Noah
Pédiatre Ella mercredi 10h15                                 => Pédiatre | 2026-11-25 | 10:15-11:15 | +Ella
Dentiste 15 décembre à 8h45                                  => Dentiste | 2026-12-15 | 08:45-09:45
Fête de l'école samedi 12/12 14h-17h                         => Fête de l'école | 2026-12-12 | 14:00-17:00
Fête de Noël le 18 décembre à partir de 18h                  => Fête de Noël | 2026-12-18 | 18:00-19:00
Sortir les poubelles chaque jeudi                            => Sortir les poubelles | 2026-11-26 | all day | FREQ=WEEKLY;BYDAY=TH
Poubelle jaune toutes les 4 semaines le vendredi             => Poubelle jaune | 2026-11-27 | all day | FREQ=WEEKLY;INTERVAL=4;BYDAY=FR
École de musique chaque mercredi de 15h à 15h45              => École de musique | 2026-11-25 | 15:00-15:45 | FREQ=WEEKLY;BYDAY=WE
Visite chez mamie dimanche à trois heures                    => Visite | 2026-11-22 | 15:00-16:00 | @mamie
Natation le lundi 16h30-17h15 jusqu'au 20 mars               => Natation | 2026-11-23 | 16:30-17:15 | FREQ=WEEKLY;BYDAY=MO | until 2027-03-20
Yoga lun 19h                                                 => Yoga | 2026-11-23 | 19:00-20:00
Chorale tous les jeudis à six heures et demie                => Chorale | 2026-11-26 | 18:30-19:30 | FREQ=WEEKLY;BYDAY=TH
Voyage scolaire du 7 au 11 juin                              => Voyage scolaire | 2027-06-07..2027-06-11 | all day
Vacances à la mer du 1er au 14 août                          => Vacances | 2027-08-01..2027-08-14 | all day | @mer
Réunion parents-profs 3 février 2027 à 16h20                 => Réunion parents-profs | 2027-02-03 | 16:20-17:20
Anniversaire de papi le 12 mai tous les ans                  => Anniversaire de papi | 2027-05-12 | all day | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
Contrôle technique dans 2 semaines                           => Contrôle technique | 2026-12-06 | all day
Vaccin lundi prochain 9h                                     => Vaccin | 2026-11-23 | 09:00-10:00
Barbecue avec Noah aujourd'hui à 19h                         => Barbecue | 2026-11-22 | 19:00-20:00 | +Noah
Petit déjeuner avec Noah demain matin à 9h                   => Petit déjeuner | 2026-11-23 | 09:00-10:00 | +Noah
Danse Ella le vendredi 15h-16h à la salle des fêtes          => Danse | 2026-11-27 | 15:00-16:00 | +Ella | @salle des fêtes
Vide-grenier dimanche 8h-13h                                 => Vide-grenier | 2026-11-29 | 08:00-13:00
Dîner chez Zoë samedi 19h                                    => Dîner | 2026-11-28 | 19:00-20:00 | @Zoë
Plombier entre 8h et 10h lundi                               => Plombier | 2026-11-23 | 08:00-10:00
Baby-sitter ven 19h30-23h                                    => Baby-sitter | 2026-11-27 | 19:30-23:00
Soutien maths tous les mar. 16h-17h                          => Soutien maths | 2026-11-24 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=TU
Soirée jeux le dernier vendredi du mois à 20h                => Soirée jeux | 2026-11-27 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=-1FR
Laver la voiture un samedi sur deux                          => Laver la voiture | 2026-11-28 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
Gym enfants mer 15h30 1 heure                                => Gym enfants | 2026-11-25 | 15:30-16:30
Ménage toutes les deux semaines vendredi 9h                  => Ménage | 2026-11-27 | 09:00-10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Papa en déplacement de lundi à mercredi                      => Papa en déplacement | 2026-11-23..2026-11-25 | all day
Coiffeur Ella jeudi 14h 30 min                               => Coiffeur | 2026-11-26 | 14:00-14:30 | +Ella
Équitation Ella dimanches 11h                                => Équitation | 2026-11-29 | 11:00-12:00 | FREQ=WEEKLY;BYDAY=SU | +Ella
Conseil de classe 3B mardi 19h30                             => Conseil de classe 3B | 2026-11-24 | 19:30-20:30
Pas d'école vendredi                                         => Pas d'école | 2026-11-27 | all day
Théâtre samedi huit heures moins le quart du soir            => Théâtre | 2026-11-28 | 19:45-20:45
Médecin lundi matin à 8h                                     => Médecin | 2026-11-23 | 08:00-09:00
Gâteau dimanche après-midi                                   => Gâteau après-midi | 2026-11-22 | all day
Sortie sam/dim                                               => Sortie | 2026-11-28..2026-11-29 | all day
Rendez-vous le 4 janvier à 10h chez Dr Martin                => Rendez-vous | 2027-01-04 | 10:00-11:00 | @Dr Martin
Bébés nageurs chaque vendredi 10h 8 fois                     => Bébés nageurs | 2026-11-27 | 10:00-11:00 | FREQ=WEEKLY;COUNT=8;BYDAY=FR
Conférence le 05/12/2026 à 14:00 pendant 2 heures            => Conférence | 2026-12-05 | 14:00-16:00
Patinoire dimanche après-midi à 3h                           => Patinoire | 2026-11-22 | 15:00-16:00
Cinéma vendredi soir à 8h avec Ella et Noah                  => Cinéma | 2026-11-27 | 20:00-21:00 | +Ella+Noah
Arroser les plantes tous les jours                           => Arroser les plantes | 2026-11-22 | all day | FREQ=DAILY
Grand ménage samedi 5 décembre à 9h tout le monde            => Grand ménage | 2026-12-05 | 09:00-10:00 | everyone
Rando dimanche toute la journée                              => Rando | 2026-11-22 | all day
Goûter à 16h30 au parc mercredi                              => Goûter | 2026-11-25 | 16:30-17:30 | @parc
Loyer tous les mois le 5                                     => Loyer | 2026-12-05 | all day | FREQ=MONTHLY;BYMONTHDAY=5
Réunion mardi 17 h                                           => Réunion | 2026-11-24 | 17:00-18:00
Apéro vendredi 19 heures                                     => Apéro | 2026-11-27 | 19:00-20:00
RDV orthodontiste jeudi 3 décembre 17h15                     => RDV orthodontiste | 2026-12-03 | 17:15-18:15
Piscine mercredi après-midi                                  => Piscine après-midi | 2026-11-25 | all day
Bus à midi samedi                                            => Bus | 2026-11-28 | 12:00-13:00
Croissants au beurre dimanche matin                          => Croissants au beurre matin | 2026-11-22 | all day
Aller au marché samedi 9h                                    => Aller | 2026-11-28 | 09:00-10:00 | @marché
Le chat chez le véto lundi 18h                               => Le chat | 2026-11-23 | 18:00-19:00 | @véto
La mer à Nice samedi                                         => La mer | 2026-11-28 | all day | @Nice
Un jeu avec maman samedi                                     => Un jeu avec maman | 2026-11-28 | all day
Sam vient dîner vendredi                                     => Sam vient dîner | 2026-11-27 | all day
Fer à repasser samedi                                        => Fer à repasser | 2026-11-28 | all day
Sept nains spectacle samedi 15h                              => Sept nains spectacle | 2026-11-28 | 15:00-16:00
Mon mari rentre dimanche                                     => Mon mari rentre | 2026-11-22 | all day
ÉCOLE MARDI 8H30 ELLA                                        => ÉCOLE | 2026-11-24 | 08:30-09:30 | +Ella
Un jour sans fin samedi 20h                                  => Un jour sans fin | 2026-11-28 | 20:00-21:00
Le jour J vendredi                                           => Le jour J | 2026-11-27 | all day
Le Grand Bleu dimanche 20h                                   => Le Grand Bleu | 2026-11-22 | 20:00-21:00
Les 7 nains dimanche 15h                                     => Les 7 nains | 2026-11-22 | 15:00-16:00
Mardi gras 9 février                                         => Mardi gras | 2027-02-09 | all day
Mars et Vénus samedi 20h                                     => Mars et Vénus | 2026-11-28 | 20:00-21:00
Pain au lait vendredi                                        => Pain au lait | 2026-11-27 | all day
Une mer calme dimanche                                       => Une mer calme | 2026-11-22 | all day
Tous en scène samedi 14h                                     => Tous en scène | 2026-11-28 | 14:00-15:00
Sept à table vendredi                                        => Sept à table | 2026-11-27 | all day
En attendant Noël dimanche                                   => En attendant Noël | 2026-11-22 | all day
Deux sur trois samedi                                        => Deux sur trois | 2026-11-28 | all day
Tarte à la crème dimanche                                    => Tarte à la crème | 2026-11-22 | all day
Semaine du goût lundi                                        => Semaine du goût | 2026-11-23 | all day
Fête samedi 20h-24h                                          => Fête | 2026-11-28..2026-11-29 | 20:00-00:00
Séjour ven 18h à dim 12h                                     => Séjour | 2026-11-27..2026-11-29 | 18:00-12:00
Séjour du vendredi 18h au dimanche à 12h                     => Séjour | 2026-11-27..2026-11-29 | 18:00-12:00
Séjour ven 18h à 12h dimanche                                => Séjour | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  es: `
Lectura con Ella todas las noches a las 21:00 => Lectura | 2026-11-22 | 21:00-22:00 | FREQ=DAILY | +Ella
Piano sáb 17:00 semanal Ella                                 => Piano | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA | +Ella
Piano martes a las 17:30                                     => Piano | 2026-11-24 | 17:30-18:30
Dentista mañana a las 9:30 Noah                              => Dentista | 2026-11-23 | 09:30-10:30 | +Noah
Dentista pasado mañana a las 5 de la tarde                   => Dentista | 2026-11-24 | 17:00-18:00
Dentista a las cinco y media                                 => Dentista | 2026-11-22 | 17:30-18:30
Dentista a las ocho menos cuarto de la mañana                => Dentista | 2026-11-23 | 07:45-08:45
Fútbol todos los martes de 17 a 18:30                        => Fútbol | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU
Fútbol los martes y jueves 17:00-18:30                       => Fútbol | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU,TH
Fútbol martes 5 pm                                           => Fútbol | 2026-11-24 | 17:00-18:00
Fútbol martes 5 p. m. a 6 p. m.                              => Fútbol | 2026-11-24 | 17:00-18:00
Basura cada dos semanas                                      => Basura | 2026-11-22 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU
Basura cada dos martes                                       => Basura | 2026-11-24 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Basura un martes sí y otro no                                => Basura | 2026-11-24 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
Reunión el 3 de abril a las 19h                              => Reunión | 2027-04-03 | 19:00-20:00
Reunión 3/4 a las 19:00                                      => Reunión | 2027-04-03 | 19:00-20:00
Reunión martes 3 de abril de 2027                            => Reunión | 2027-04-03 | all day
Comida domingo a las 14:00 en casa de la abuela              => Comida | 2026-11-22 | 14:00-15:00 | @casa de la abuela
Natación miércoles 16:00 en la piscina                       => Natación | 2026-11-25 | 16:00-17:00 | @piscina
Partido sábado 11:00 en el polideportivo                     => Partido | 2026-11-28 | 11:00-12:00 | @polideportivo
Cena en familia viernes 21:00                                => Cena en familia | 2026-11-27 | 21:00-22:00
Paseo por el mar sábado 10:00                                => Paseo por el mar | 2026-11-28 | 10:00-11:00
Sol y mar sábado                                             => Sol y mar | 2026-11-28 | all day
mar 17:00 fútbol                                             => fútbol | 2026-11-24 | 17:00-18:00
Vacaciones del 5 al 8 de diciembre                           => Vacaciones | 2026-12-05..2026-12-08 | all day
Vacaciones del 24 de diciembre al 3 de enero                 => Vacaciones | 2026-12-24..2027-01-03 | all day
Vacaciones del 24/12 al 3/1                                  => Vacaciones | 2026-12-24..2027-01-03 | all day
Gimnasio lunes y jueves 18:30                                => Gimnasio | 2026-11-23 | 18:30-19:30 | FREQ=WEEKLY;BYDAY=MO,TH
Gimnasio lun mié vie 18:00                                   => Gimnasio | 2026-11-23 | 18:00-19:00 | FREQ=WEEKLY;BYDAY=MO,WE,FR
Cine esta noche a las 8                                      => Cine | 2026-11-22 | 20:00-21:00
Cine hoy a las 20:00                                         => Cine | 2026-11-22 | 20:00-21:00
Desayuno mañana por la mañana a las 9                        => Desayuno | 2026-11-23 | 09:00-10:00
Cena sábado por la noche 9                                   => Cena | 2026-11-28 | 21:00-22:00
Guitarra miércoles 16:00 durante 45 min                      => Guitarra | 2026-11-25 | 16:00-16:45
Guitarra miércoles 16:00 media hora                          => Guitarra | 2026-11-25 | 16:00-16:30
Alquiler el 1 de cada mes                                    => Alquiler | 2026-12-01 | all day | FREQ=MONTHLY;BYMONTHDAY=1
Club de lectura el segundo martes del mes 20:00              => Club de lectura | 2026-12-08 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=2TU
Cena último viernes de mes 21:00                             => Cena | 2026-11-27 | 21:00-22:00 | FREQ=MONTHLY;BYDAY=-1FR
Deporte dentro de tres días                                  => Deporte | 2026-11-25 | all day
Deporte en 2 semanas                                         => Deporte | 2026-12-06 | all day
Deporte el próximo martes                                    => Deporte | 2026-11-24 | all day
Colegio de lunes a viernes 8:30                              => Colegio | 2026-11-23 | 08:30-09:30 | FREQ=DAILY | until 2026-11-27
Ballet martes 17:00 hasta el 18 de junio                     => Ballet | 2026-11-24 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=TU | until 2027-06-18
Piano a partir del 7 de enero todos los lunes 16:00          => Piano | 2027-01-11 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=MO
Reunión familiar todos domingo 16:00                         => Reunión familiar | 2026-11-22 | 16:00-17:00 | everyone
todos los niños a la mesa sábado                             => todos los niños a la mesa | 2026-11-28 | all day
Cumpleaños de la abuela cada 3 de marzo                      => Cumpleaños de la abuela | 2027-03-03 | all day | FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
Pastillas todos los días a las 8 10 veces                    => Pastillas | 2026-11-23 | 08:00-09:00 | FREQ=DAILY;COUNT=10
Capítulos 4-6 viernes                                        => Capítulos 4-6 | 2026-11-27 | all day
Las 3 mosqueteras sábado                                     => Las 3 mosqueteras | 2026-11-28 | all day
Clase de inglés lunes 17h con Noah                           => Clase de inglés | 2026-11-23 | 17:00-18:00 | +Noah
Compras para Ella y Noah sábado 10:00                        => Compras | 2026-11-28 | 10:00-11:00 | +Ella+Noah
Concierto sáb 12 dic 20:30                                   => Concierto | 2026-12-12 | 20:30-21:30
Excursión todo el día sábado                                 => Excursión | 2026-11-28 | all day
Fiesta a medianoche 31 de diciembre                          => Fiesta | 2026-12-31 | 00:00-01:00
Comida a mediodía sábado                                     => Comida | 2026-11-28 | 12:00-13:00
Entrenamiento de 5 a 6 martes                                => Entrenamiento | 2026-11-24 | 17:00-18:00
Uno para todos sábado                                        => Uno para todos | 2026-11-28 | all day
may sun on at mon                                            => may sun on at mon
El Rey León domingo 17:00                                    => El Rey León | 2026-11-22 | 17:00-18:00
Yoga semanal los jueves 19:00                                => Yoga | 2026-11-26 | 19:00-20:00 | FREQ=WEEKLY;BYDAY=TH
Médico el lunes a la una y cuarto                            => Médico | 2026-11-23 | 13:15-14:15
Entrenamiento martes y jueves de 17:00 a 18:30 Noah          => Entrenamiento | 2026-11-24 | 17:00-18:30 | FREQ=WEEKLY;BYDAY=TU,TH | +Noah
Pediatra Ella miércoles 10:15                                => Pediatra | 2026-11-25 | 10:15-11:15 | +Ella
Dentista 15 de diciembre a las 8:45                          => Dentista | 2026-12-15 | 08:45-09:45
Fiesta del cole sábado 12/12 14:00-17:00                     => Fiesta del cole | 2026-12-12 | 14:00-17:00
Fiesta de Navidad el 18 de diciembre a partir de las 18:00   => Fiesta de Navidad | 2026-12-18 | 18:00-19:00
Sacar la basura cada jueves                                  => Sacar la basura | 2026-11-26 | all day | FREQ=WEEKLY;BYDAY=TH
Reciclaje cada 4 semanas los viernes                         => Reciclaje | 2026-11-27 | all day | FREQ=WEEKLY;INTERVAL=4;BYDAY=FR
Escuela de música cada miércoles de 15 a 15:45               => Escuela de música | 2026-11-25 | 15:00-15:45 | FREQ=WEEKLY;BYDAY=WE
Visita en casa de la tía domingo a las tres                  => Visita | 2026-11-22 | 15:00-16:00 | @casa de la tía
Natación los lunes 16:30-17:15 hasta el 20 de marzo          => Natación | 2026-11-23 | 16:30-17:15 | FREQ=WEEKLY;BYDAY=MO | until 2027-03-20
Yoga lun 19h                                                 => Yoga | 2026-11-23 | 19:00-20:00
Coro todos los jueves a las seis y media                     => Coro | 2026-11-26 | 18:30-19:30 | FREQ=WEEKLY;BYDAY=TH
Viaje de fin de curso del 7 al 11 de junio                   => Viaje de fin de curso | 2027-06-07..2027-06-11 | all day
Vacaciones en la playa del 1 al 14 de agosto                 => Vacaciones | 2027-08-01..2027-08-14 | all day | @playa
Tutoría 3 de febrero de 2027 a las 16:20                     => Tutoría | 2027-02-03 | 16:20-17:20
Cumpleaños del abuelo el 12 de mayo cada año                 => Cumpleaños del abuelo | 2027-05-12 | all day | FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12
ITV en 2 semanas                                             => ITV | 2026-12-06 | all day
Vacuna el lunes que viene a las 9                            => Vacuna | 2026-11-23 | 09:00-10:00
Barbacoa con Noah hoy a las 19:00                            => Barbacoa | 2026-11-22 | 19:00-20:00 | +Noah
Desayuno con Noah mañana por la mañana a las 9               => Desayuno | 2026-11-23 | 09:00-10:00 | +Noah
Baile Ella los viernes 15:00-16:00 en el centro cívico       => Baile | 2026-11-27 | 15:00-16:00 | FREQ=WEEKLY;BYDAY=FR | +Ella | @centro cívico
Mercadillo domingo 8-13 h                                    => Mercadillo | 2026-11-29 | 08:00-13:00
Cena en casa de Zoë sábado 21:00                             => Cena | 2026-11-28 | 21:00-22:00 | @casa de Zoë
Fontanero entre las 8 y las 10 el lunes                      => Fontanero | 2026-11-23 | 08:00-10:00
Canguro vie 19:30-23:00                                      => Canguro | 2026-11-27 | 19:30-23:00
Repaso de mates todos los mar 16:00-17:00                    => Repaso de mates | 2026-11-24 | 16:00-17:00 | FREQ=WEEKLY;BYDAY=TU
Juegos de mesa el último viernes del mes a las 20:00         => Juegos de mesa | 2026-11-27 | 20:00-21:00 | FREQ=MONTHLY;BYDAY=-1FR
Lavar el coche cada dos sábados                              => Lavar el coche | 2026-11-28 | all day | FREQ=WEEKLY;INTERVAL=2;BYDAY=SA
Gimnasia mié 15:30 1 hora                                    => Gimnasia | 2026-11-25 | 15:30-16:30
Limpieza cada dos semanas viernes 9:00                       => Limpieza | 2026-11-27 | 09:00-10:00 | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
Papá de viaje de lunes a miércoles                           => Papá de viaje | 2026-11-23..2026-11-25 | all day
Peluquería Ella jueves 14:00 30 min                          => Peluquería | 2026-11-26 | 14:00-14:30 | +Ella
Equitación Ella los domingos a las 11                        => Equitación | 2026-11-29 | 11:00-12:00 | FREQ=WEEKLY;BYDAY=SU | +Ella
Reunión clase 3B martes 19:30                                => Reunión clase 3B | 2026-11-24 | 19:30-20:30
No hay cole viernes                                          => No hay cole | 2026-11-27 | all day
Teatro sábado a las ocho menos cuarto de la tarde            => Teatro | 2026-11-28 | 19:45-20:45
Médico lunes por la mañana a las 8                           => Médico | 2026-11-23 | 08:00-09:00
Bizcocho domingo por la tarde                                => Bizcocho por la tarde | 2026-11-22 | all day
Excursión sáb y dom                                          => Excursión | 2026-11-28..2026-11-29 | all day
Cita el 4 de enero a las 10 con el Dr. Martín                => Cita con el Dr. Martín | 2027-01-04 | 10:00-11:00
Bebés al agua cada viernes a las 10 8 veces                  => Bebés al agua | 2026-11-27 | 10:00-11:00 | FREQ=WEEKLY;COUNT=8;BYDAY=FR
Conferencia el 05/12/2026 a las 14:00 durante 2 horas        => Conferencia | 2026-12-05 | 14:00-16:00
Patinaje domingo por la tarde a las 3                        => Patinaje | 2026-11-22 | 15:00-16:00
Cine viernes noche a las 8 con Ella y Noah                   => Cine | 2026-11-27 | 20:00-21:00 | +Ella+Noah
Regar las plantas todos los días                             => Regar las plantas | 2026-11-22 | all day | FREQ=DAILY
Limpieza general sábado 5 de diciembre a las 9 todos         => Limpieza general | 2026-12-05 | 09:00-10:00 | everyone
Senderismo domingo todo el día                               => Senderismo | 2026-11-22 | all day
Merienda a las 16:30 en el parque miércoles                  => Merienda | 2026-11-25 | 16:30-17:30 | @parque
Alquiler todos los meses el 5                                => Alquiler | 2026-12-05 | all day | FREQ=MONTHLY;BYMONTHDAY=5
Reunión el martes a las 5 de la tarde                        => Reunión | 2026-11-24 | 17:00-18:00
Cena vie 9 de la noche                                       => Cena | 2026-11-27 | 21:00-22:00
Fútbol sab 11 a.m.                                           => Fútbol | 2026-11-28 | 11:00-12:00
Fútbol sab 11 a. m.                                          => Fútbol | 2026-11-28 | 11:00-12:00
Comida familiar domingo a las dos y media                    => Comida familiar | 2026-11-22 | 14:30-15:30
Piscina miercoles por la tarde                               => Piscina por la tarde | 2026-11-25 | all day
Cena a las 21h                                               => Cena | 2026-11-22 | 21:00-22:00
Fin de mes cerrar cuentas viernes                            => Fin de mes cerrar cuentas | 2026-11-27 | all day
Sol y sombra domingo                                         => Sol y sombra | 2026-11-22 | all day
Mi casa lunes                                                => Mi casa | 2026-11-23 | all day
Dos hombres y un destino sábado 22:00                        => Dos hombres y un destino | 2026-11-28 | 22:00-23:00
Un día en Madrid sábado                                      => Un día | 2026-11-28 | all day | @Madrid
Mayo visita sábado                                           => Mayo visita | 2026-11-28 | all day
Mar viene a cenar viernes                                    => Mar viene a cenar | 2026-11-27 | all day
El mar en invierno sábado                                    => El mar en invierno | 2026-11-28 | all day
FÚTBOL MARTES 17:30 ELLA                                     => FÚTBOL | 2026-11-24 | 17:30-18:30 | +Ella
La noche en blanco sábado                                    => La noche en blanco | 2026-11-28 | all day
Un día sin fin sábado 20:00                                  => Un día sin fin | 2026-11-28 | 20:00-21:00
Viernes Santo 26 de marzo                                    => Viernes Santo | 2027-03-26 | all day
Siete enanitos domingo 17:00                                 => Siete enanitos | 2026-11-22 | 17:00-18:00
La mañana después sábado                                     => La mañana después | 2026-11-28 | all day
Todos a cantar sábado 18:00                                  => Todos a cantar | 2026-11-28 | 18:00-19:00
Tarde de juegos viernes                                      => Tarde de juegos | 2026-11-27 | all day
Noche de pelis viernes 20:00                                 => Noche de pelis | 2026-11-27 | 20:00-21:00
Examen en inglés lunes                                       => Examen en inglés | 2026-11-23 | all day
Carta a los Reyes domingo                                    => Carta a los Reyes | 2026-11-22 | all day
Dom Quijote sábado 19:00                                     => Dom Quijote | 2026-11-28 | 19:00-20:00
Sin miedo al mar sábado                                      => Sin miedo al mar | 2026-11-28 | all day
Por la tarde Lucía viernes                                   => Por la tarde Lucía | 2026-11-27 | all day
Semana cultural lunes                                        => Semana cultural | 2026-11-23 | all day
Fiesta sáb 20-24                                             => Fiesta | 2026-11-28..2026-11-29 | 20:00-00:00
Campamento vie 18:00 a dom 12:00                             => Campamento | 2026-11-27..2026-11-29 | 18:00-12:00
Campamento del viernes 18:00 al domingo a las 12             => Campamento | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  it: `
Piano sab 17:00 Ella                                         => Piano | 2026-11-28 | 17:00-18:00 | +Ella
Piano sabato alle 17:30 Ella                                 => Piano | 2026-11-28 | 17:30-18:30 | +Ella
Dentista martedì 3 dicembre 9:30                             => Dentista | 2026-12-03 | 09:30-10:30
Dentista mar 9:30                                            => Dentista | 2026-11-24 | 09:30-10:30
Dentista 3 mar 9:30                                          => Dentista | 2027-03-03 | 09:30-10:30
Mare 3/4 @Rimini                                             => Mare | 2027-04-03 | all day | @Rimini
Calcio giovedì dalle 17 alle 18:30 Noah                      => Calcio | 2026-11-26 | 17:00-18:30 | +Noah
Piano Sat weekly 17:00                                       => Piano | 2026-11-28 | 17:00-18:00 | FREQ=WEEKLY;BYDAY=SA
Gita ven 18:00 fino a dom 12:00                              => Gita | 2026-11-27..2026-11-29 | 18:00-12:00
Gita venerdì a domenica                                      => Gita | 2026-11-27..2026-11-29 | all day
`,
  nl: `
Piano za 17:00 Ella                                          => Piano | 2026-11-28 | 17:00-18:00 | +Ella
Tandarts dinsdag om 9:30 Noah                                => Tandarts | 2026-11-24 | 09:30-10:30 | +Noah
Feest 5 december 15:00-17:00                                 => Feest | 2026-12-05 | 15:00-17:00
Feest 5-12-2026                                              => Feest | 2026-12-05 | all day
Zwemmen wo 16:00 @Zwembad                                    => Zwemmen | 2026-11-25 | 16:00-17:00 | @Zwembad
do it ma 17:00                                               => do it | 2026-11-23 | 17:00-18:00
Kamp vr 18:00 tot zo 12:00                                   => Kamp | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  "pt-BR": `
Piano sáb 17:00 Ella                                         => Piano | 2026-11-28 | 17:00-18:00 | +Ella
Piano sábado às 17h30 Ella                                   => Piano | 2026-11-28 | 17:30-18:30 | +Ella
Dentista terça-feira 9h                                      => Dentista | 2026-11-24 | 09:00-10:00
Dentista terça 9h                                            => Dentista | 2026-11-24 | 09:00-10:00
Festa 5 de dezembro 15:00                                    => Festa | 2026-12-05 | 15:00-16:00
Festa 5/12 15h-17h                                           => Festa | 2026-12-05 | 15:00-17:00
Passeio sex 18h até dom 12h                                  => Passeio | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  pl: `
Pianino sob. 17:00 Ella                                      => Pianino | 2026-11-28 | 17:00-18:00 | +Ella
Pianino w sobotę o 17:00 Ella                                => Pianino | 2026-11-28 | 17:00-18:00 | +Ella
Dentysta 3 kwietnia 9:30                                     => Dentysta | 2027-04-03 | 09:30-10:30
Dentysta 3.04 9:30                                           => Dentysta | 2027-04-03 | 09:30-10:30
Dentysta środa 9:30-10:15                                    => Dentysta | 2026-11-25 | 09:30-10:15
Dentysta w środę 9:30                                        => Dentysta | 2026-11-25 | 09:30-10:30
niedziela rodzinny obiad 13:00                               => rodzinny obiad | 2026-11-22 | 13:00-14:00
Obóz pt 18:00 do niedzieli 12:00                             => Obóz | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  sv: `
Piano lör 17:00 Ella                                         => Piano | 2026-11-28 | 17:00-18:00 | +Ella
Piano lördag kl 17 Ella                                      => Piano | 2026-11-28 | 17:00-18:00 | +Ella
Tandläkare 5 december 9:30                                   => Tandläkare | 2026-12-05 | 09:30-10:30
Tandläkare tis 9:30–10                                       => Tandläkare | 2026-11-24 | 09:30-10:00
fest på lördag 5/12                                          => fest | 2026-12-05 | all day
Läger fre 18:00 till sön 12:00                               => Läger | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  uk: `
Піаніно сб 17:00 Ella                                        => Піаніно | 2026-11-28 | 17:00-18:00 | +Ella
Піаніно у суботу о 17:00 Ella                                => Піаніно | 2026-11-28 | 17:00-18:00 | +Ella
Лікар 3 квітня 9:30                                          => Лікар | 2027-04-03 | 09:30-10:30
Лікар п'ятниця 9:30                                          => Лікар | 2026-11-27 | 09:30-10:30
Лікар п’ятницю 03.04.2027                                    => Лікар | 2027-04-03 | all day
Лікар неділя 10:00–11:00                                     => Лікар | 2026-11-29 | 10:00-11:00
Табір п'ятниця 18:00 до неділі 12:00                         => Табір | 2026-11-27..2026-11-29 | 18:00-12:00
Табір середа 18:00 до четверга 12:00                         => Табір | 2026-11-25..2026-11-26 | 18:00-12:00
`,
  tr: `
Piyano Cmt 17:00 Ella                                        => Piyano | 2026-11-28 | 17:00-18:00 | +Ella
Piyano cumartesi saat 17:00 Ella                             => Piyano | 2026-11-28 | 17:00-18:00 | +Ella
Dişçi 3 Aralık 9:30                                          => Dişçi | 2026-12-03 | 09:30-10:30
Dişçi 3.12.2026 9:30                                         => Dişçi | 2026-12-03 | 09:30-10:30
Dişçi SALI 9:30                                              => Dişçi | 2026-11-24 | 09:30-10:30
Doğum günü 5 Aralık Cumartesi 15:00                          => Doğum günü | 2026-12-05 | 15:00-16:00
PAZAR yemeği                                                 => yemeği | 2026-11-22 | all day
Kamp Cum 18:00 - Paz 12:00                                   => Kamp | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  ar: `
بيانو السبت 17:00 Ella                                       => بيانو | 2026-11-28 | 17:00-18:00 | +Ella
بيانو السبت ١٧:٠٠ Ella                                       => بيانو | 2026-11-28 | 17:00-18:00 | +Ella
طبيب الأسنان يوم الثلاثاء ٩:٣٠                               => طبيب الأسنان | 2026-11-24 | 09:30-10:30
طبيب ٥ ديسمبر ١٥:٠٠                                          => طبيب | 2026-12-05 | 15:00-16:00
طبيب الاحد الساعة 9                                          => طبيب | 2026-11-29 | 09:00-10:00
عيد ميلاد ٥/١٢ @ الحديقة                                     => عيد ميلاد | 2026-12-05 | all day | @الحديقة
رحلة الجمعة 18:00 إلى الأحد 12:00                            => رحلة | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  he: `
פסנתר שבת 17:00 Ella                                         => פסנתר | 2026-11-28 | 17:00-18:00 | +Ella
פסנתר יום שלישי 17:00 Ella                                   => פסנתר | 2026-11-24 | 17:00-18:00 | +Ella
רופא ביום שלישי בשעה 9:30                                    => רופא | 2026-11-24 | 09:30-10:30
רופא 5 בדצמבר 15:00                                          => רופא | 2026-12-05 | 15:00-16:00
רופא 5.12 15:00                                              => רופא | 2026-12-05 | 15:00-16:00
טיול יום שישי 18:00 עד יום ראשון 12:00                       => טיול | 2026-11-27..2026-11-29 | 18:00-12:00
`,
  ja: `
ピアノ 土曜日 17:00 Ella                                           => ピアノ | 2026-11-28 | 17:00-18:00 | +Ella
ピアノ 土曜日 17時 Ella                                             => ピアノ | 2026-11-28 | 17:00-18:00 | +Ella
誕生日会12月5日15時                                                 => 誕生日会 | 2026-12-05 | 15:00-16:00
ピアノ教室土曜日17時30分-18時30分                                        => ピアノ教室 | 2026-11-28 | 17:30-18:30
歯医者 12/5 午後3時                                                => 歯医者 | 2026-12-05 | 15:00-16:00
歯医者 (土) 17：00                                                => 歯医者 | 2026-11-28 | 17:00-18:00
歯医者 １２月５日 １７：００                                              => 歯医者 | 2026-12-05 | 17:00-18:00
旅行 金曜 18時から日曜12時                                             => 旅行 | 2026-11-27..2026-11-29 | 18:00-12:00
パーティー 土曜日 20時-24時                                            => パーティー | 2026-11-28..2026-11-29 | 20:00-00:00
`,
  "zh-Hans": `
钢琴 周六 17:00 Ella                                             => 钢琴 | 2026-11-28 | 17:00-18:00 | +Ella
钢琴课星期六17点 Ella                                               => 钢琴课 | 2026-11-28 | 17:00-18:00 | +Ella
生日12月5日下午3点                                                  => 生日 | 2026-12-05 | 15:00-16:00
看牙 12/5 9:30-10:00                                           => 看牙 | 2026-12-05 | 09:30-10:00
看牙 周二 9点半                                                    => 看牙 | 2026-11-24 | 09:30-10:30
旅行 周五18点到周日12点                                               => 旅行 | 2026-11-27..2026-11-29 | 18:00-12:00
聚会 星期天 20点                                                   => 聚会 | 2026-11-22 | 20:00-21:00
聚会礼拜六20点                                                     => 聚会 | 2026-11-28 | 20:00-21:00
`,
};
