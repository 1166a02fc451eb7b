# Elezioni tascabili, l'esempio svolto

pocket-party =
    { $number ->
        [1] Rosso
        [2] Blu
        [3] Verde
       *[other] Oro
    }
pocket-region =
    { $number ->
        [1] Nord
       *[other] Sud
    }

pocket-issue-0 = tasse
pocket-issue-1 = scuola
pocket-issue-2 = sanità
pocket-issue-3 = ferrovie
pocket-issue-4 = foreste
pocket-issue-5 = casa

pocket-card-0 = Nessuna carta
pocket-card-1 = Propaganda
pocket-card-2 = Calunnia

## What lies on the table

pocket-round = Round { $round } di { $rounds }
pocket-parties = I partiti, in ordine di gioco
pocket-you = { $party } (tu)
pocket-two = { $first }, { $second }
pocket-head-party = Partito
pocket-head-votes = Voti
pocket-head-funds = Fondi
pocket-head-cards = Carte
pocket-head-programme = Programma
pocket-opinion = Agli elettori del { $region } sta a cuore: { $issue }.
pocket-hand = Le tue carte

## Questions

pocket-ask-bid = Quanto offri per iniziare? Al massimo { $most }; pagano tutti.
pocket-ask-meetings = Quanti comizi tieni? Ognuno costa 1.
pocket-ask-card = Giochi una carta?
pocket-ask-programme = Hai pescato { $issue }. Che cosa sostiene il tuo partito?
pocket-step-meetings = Comizi al { $region }

## Answers

pocket-do-bid = Offri { $amount }
pocket-do-meetings = { $first } al Nord, { $second } al Sud
pocket-do-card-0 = Non giocare carte
pocket-do-card-1 = Gioca propaganda: peschi un tema, che può sostituire uno dei tuoi due
pocket-do-card-2 = Gioca calunnia al { $region }: lì ogni avversario perde un comizio
pocket-do-keep = Tieni il tuo programma e rimetti via { $issue }
pocket-do-exchange = { $in } al posto di { $out }

pocket-not-in-hand = Non hai in mano quella carta ({ $card }).

## News

pocket-news-dealt = { $seat } riceve due carte.
pocket-news-dealt-you = Ricevi due carte: { $first }, { $second }.
pocket-news-recommitted = { $seat } ha cambiato la sua offerta segreta.
pocket-news-committed = { $seat } ha fatto un'offerta segreta.
pocket-news-revealed = { $seat } ha offerto { $amount }.
pocket-news-order = Inizia { $first }.
pocket-news-meetings = Comizi di { $seat }: { $first } al Nord, { $second } al Sud.
pocket-news-card-0 = { $seat } non gioca carte.
pocket-news-card-1 = { $seat } gioca propaganda.
pocket-news-card-2 = { $seat } calunnia gli avversari al { $region }.
pocket-news-drew = { $seat } pesca un tema.
pocket-news-drew-you = Hai pescato { $issue }.
pocket-news-kept = { $seat } tiene il suo programma.
pocket-news-programme = { $seat } ora sostiene: { $issue }.
pocket-news-count = Si contano i voti.
pocket-news-end = Le elezioni sono finite.

## What is not possible

pocket-no-funds = Hai { $funds }.
pocket-no-bid = L'offerta massima è { $most }.
pocket-no-meetings = Una regione accoglie al massimo { $most } tuoi comizi per round.

## News with its figures

pocket-news-order-all = Ordine di gioco: { $order }.
pocket-news-votes = Si contano i voti: { $votes }.

## Che cosa cambierebbe una risposta

pocket-figure-meetings = comizi
pocket-figure-votes = voti
pocket-figure-votes-if-counted = voti dopo lo spoglio
pocket-figure-money = fondi
pocket-figure-cards = carte
pocket-figure-turn = posto nell'ordine di gioco
pocket-later-bid = Un'offerta nulla non costa nulla. Chi offre di più gioca prima di te.
pocket-later-card = Tieni le tue carte.
pocket-later-programme = Il tuo programma resta com'è.
